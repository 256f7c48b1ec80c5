// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { editorExtensions } from '#src/editor/editor-extensions.ts'
import { mountEditor, pasteInto } from '#tests/support/mounted-editor.ts'

const uploadImage = () => Promise.reject(new Error('Not called'))

it('offers a copy of a pasted image from another site, and not of one without a valid URL', async () => {
  const editor = mountEditor('<p>|</p>', editorExtensions({ uploadImage }))
  await pasteInto(editor, {
    'text/html': '<p>a</p><img src="https://[/a.png"><img src="https://a.example/b.png">',
  })
  expect(editor.view.dom.textContent).toContain('This image is loaded from a.example.')
})
