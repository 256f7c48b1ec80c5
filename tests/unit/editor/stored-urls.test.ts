// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountEditor } from '#tests/support/mounted-editor.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { readContent } from '#src/editor/document/editor-document.ts'

it.each([
  '![a](../images/a.webp)',
  '<img src="a.png">',
  '<img src="https://a.example/a b.png">',
  '<p><a href="/a b">x</a></p>',
  '<p><a href="https://a.example/?q=a\\b">x</a></p>',
])('keeps a URL that a save accepts when the post is opened: %s', (content) => {
  const stored = sanitizeContent(content)
  expect(readContent(mountEditor(contentToEditorHtml(stored)))).toBe(stored)
})

it.each([
  '<img src="data:image/png,x">',
  '<img src="//a.example/b.png">',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<p><a href="https:evil.example">x</a></p>',
])('drops a URL that only the database can contain: %s', (html) => {
  expect(mountEditor(html).getHTML()).not.toMatch(/<img|<a /)
})
