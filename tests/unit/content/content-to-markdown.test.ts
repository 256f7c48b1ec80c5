import { expect, it } from 'vitest'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { CORPUS } from './corpus.ts'

// Generated content: content-invariant.test.ts.
it.each(CORPUS)('$name: is read back byte for byte', ({ canonical }) => {
  expect(exportedMarkdownToContent(contentToMarkdown(canonical))).toBe(canonical)
})

it.each([
  ['a callout', '<p>a</p>', '> [!WARNING]\n> a'],
  ['a callout with a list', '<ul><li><p>a</p></li></ul>', '> [!WARNING]\n>\n> - a'],
])('writes %s as an alert of GitHub', (_, text, markdown) => {
  expect(contentToMarkdown(`<blockquote data-callout="warning">${text}</blockquote>`)).toBe(
    markdown,
  )
})
