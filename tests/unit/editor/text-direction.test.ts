// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountEditor } from '#tests/support/mounted-editor.ts'
import { readContent } from '#src/editor/document/editor-document.ts'

it('gives each paragraph and heading the direction of its text, and stores none', () => {
  const html = '<h2>مرحبا</h2><p>Hello</p><ul><li><p>مرحبا</p></li></ul>'
  const editor = mountEditor(html)
  const blocks = [...editor.view.dom.querySelectorAll('h2, p')].slice(0, 3)
  expect(blocks.map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto'])
  expect(readContent(editor)).toBe(html)
})

it('gives it to a paragraph that is begun while writing too', () => {
  const editor = mountEditor('<h2>Hello</h2>')
  editor
    .chain()
    .focus('end')
    .splitBlock()
    .insertContent({ type: 'paragraph', content: [{ type: 'text', text: 'مرحبا' }] })
    .run()
  const blocks = [...editor.view.dom.querySelectorAll('h2, p')].slice(0, 2)
  expect(blocks.map((block) => block.getAttribute('dir'))).toEqual(['auto', 'auto'])
  expect(readContent(editor)).toBe('<h2>Hello</h2><p>مرحبا</p>')
})
