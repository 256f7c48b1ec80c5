import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import { blocksToContent, contentToBlocks } from '#src/content/sanitize/content-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { documents, fuzz } from './content-arbitrary.ts'
import { CORPUS } from './corpus.ts'

const toMarkdown = (content: string) => contentToMarkdown(content, contentToBlocks(content))
const roundTrip = (content: string) => exportedMarkdownToContent(toMarkdown(content))

describe('stored content as Markdown', () => {
  it.each(CORPUS)('$name: is read back byte for byte', ({ content, canonical = content }) => {
    expect(roundTrip(canonical)).toBe(canonical)
  })

  it.each([
    ['a callout', '<p>a</p>', '> [!WARNING]\n> a'],
    ['a callout with a list', '<ul><li><p>a</p></li></ul>', '> [!WARNING]\n>\n> - a'],
  ])('writes %s as an alert of GitHub', (_, text, markdown) => {
    expect(toMarkdown(`<blockquote data-callout="warning">${text}</blockquote>`)).toBe(markdown)
  })

  it('reads back generated documents byte for byte', () => {
    fc.assert(
      fc.property(documents, (blocks) => {
        const content = blocksToContent(blocks)
        expect(roundTrip(content)).toBe(content)
      }),
      { numRuns: 500, seed: 20_261 },
    )
  })

  it('reads back stored content of any input byte for byte', () => {
    fc.assert(
      fc.property(fuzz, (input) => {
        const content = sanitizeContent(input)
        expect(roundTrip(content)).toBe(content)
      }),
      { numRuns: 500, seed: 20_261 },
    )
  })
})
