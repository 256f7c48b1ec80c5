// @vitest-environment happy-dom
import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { nearestBlockBoundary } from '#src/editor/document/block-positions.ts'
import { insertContentAtCaret } from '#src/editor/document/editor-document.ts'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { uploadImages, waitForUploads } from '#src/editor/images/image-uploads.ts'
import { findSlashCommands } from '#src/editor/slash/slash-commands.ts'
import { htmlOf, mountEditor, pasteInto, typeInto } from '#tests/support/mounted-editor.ts'

it.each([
  ['before a paragraph, in its first half', '<p>a word</p>', 3, 0],
  ['behind a paragraph, in its second half', '<p>a word</p>', 6, 8],
  ['where it is, between paragraphs', '<p>one</p><p>two</p>', 5, 5],
  ['in an empty paragraph, which gives way', '<p>one</p><p></p>', 6, 6],
  ['behind a code block, never inside', '<pre><code>code</code></pre>', 5, 6],
  ['behind the text of a list item', '<ul><li><p>a word</p></li></ul>', 4, 10],
])('the nearest boundary of a block is %s', (_, html, pos, expected) => {
  expect(nearestBlockBoundary(mountEditor(html).state.doc, pos)).toBe(expected)
})

it.each([
  ['before a paragraph', '<p>After</p>', '<p>hiAfter</p>'],
  ['at the end', '', '<p>hi</p>'],
])('a selected image stays when something is typed %s', (_, after, expected) => {
  const editor = mountEditor(`<img src="/files/a.png">${after}`)
  editor.commands.setNodeSelection(0)
  expect(typeInto(editor, 'hi')).toBe(`<img src="/files/a.png">${expected}`)
  expect(htmlOf(editor)).toContain('<img')
})

describe('an insertion stays when more is inserted or typed', () => {
  const image = '<img src="/files/a.png">'
  const upload = async ({ file }: { file: File }) => ({ src: `/files/${file.name}`, alt: '' })
  const mountWithUploads = (html: string) =>
    mountEditor(html, editorExtensions({ uploadImage: upload }))

  const list = '<ul><li><p>Two</p></li></ul>'
  it.each<[string, string, (editor: Editor) => unknown]>([
    ['from the library, before a list', list, (editor) => insertContentAtCaret(editor, image)],
    ['by a paste', '', (editor) => pasteInto(editor, { 'text/html': image })],
    ['as a divider, before a list', list, (editor) => findSlashCommands('divider')[0]?.run(editor)],
  ])('%s', async (_, after, insert) => {
    const editor = mountEditor(`<p>One|</p>${after}`)
    await insert(editor)
    await insert(editor)
    const [blocks, end] = typeInto(editor, 'Text').split('<p>Text</p>')
    expect(blocks).toMatch(/^<p>One<\/p>(?:<(?:img|hr)[^>]*>){2}$/)
    expect(end).toMatch(after)
  })

  it('two uploads, in their order', async () => {
    const editor = mountWithUploads('<p>|</p>')
    const files = ['b.png', 'a.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    uploadImages({ editor, files, pos: editor.state.selection.from, upload })
    await waitForUploads(editor)
    expect(typeInto(editor, 'Text')).toMatch(
      /^<img src="\/files\/b\.png"[^>]*><img src="\/files\/a\.png"[^>]*><p>Text<\/p>$/,
    )
  })

  it('a file of another type is named with the reason', () => {
    const editor = mountWithUploads('<p>|</p>')
    const files = [new File(['Notes'], 'notes.txt', { type: 'text/plain' })]
    uploadImages({ editor, files, pos: 1, upload })
    expect(editor.view.dom.textContent).toContain(
      'notes.txt: Only images can be added to the text.',
    )
  })

  it('a text, with its images behind its paragraph', async () => {
    const editor = mountWithUploads('<p>Some wo|rds</p>')
    const src = 'data:image/png;base64,aGVsbG8='
    await pasteInto(editor, { 'text/html': `<b>new</b><img src="${src}">` })
    await expect
      .poll(() => htmlOf(editor))
      .toMatch(/^<p>Some wo<strong>new<\/strong>rds<\/p><img src="\/files\/Image 1\.png"/)
  })
})
