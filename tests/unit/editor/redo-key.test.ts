// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { htmlOf, mountEditor, typeInto } from '#tests/support/mounted-editor.ts'

function press(dom: HTMLElement, init: KeyboardEventInit) {
  const event = new KeyboardEvent('keydown', {
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
    ...init,
  })
  Object.defineProperty(event, 'keyCode', { value: 90 })
  dom.dispatchEvent(event)
}

it.each(['Z', 'z'])('Ctrl+Shift+Z redoes, and never undoes, when the key is %s', (key) => {
  const editor = mountEditor('<p>one|</p>')
  typeInto(editor, ' two')
  press(editor.view.dom, { key, shiftKey: true })
  expect(htmlOf(editor)).toBe('<p>one two</p>')
  press(editor.view.dom, { key: 'z' })
  expect(htmlOf(editor)).toBe('<p>one</p>')
  press(editor.view.dom, { key, shiftKey: true })
  expect(htmlOf(editor)).toBe('<p>one two</p>')
})
