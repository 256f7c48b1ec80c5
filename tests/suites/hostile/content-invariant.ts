import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import { contentToMarkdown } from '#src/content/markdown/content-to-markdown.ts'
import { exportedMarkdownToContent } from '#src/content/markdown/markdown-forms.ts'
import {
  blocksToContent,
  contentToBlocks,
  editorHtmlToContent,
} from '#src/content/sanitize/content-blocks.ts'
import { joinSegments } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'
import type { Block } from '#src/content/format/block-tree.ts'
import { renderDangers, contentDangers } from '#tests/unit/content/dangers.ts'
import { documents, fuzz } from '#tests/unit/content/content-arbitrary.ts'

const isEmptyParagraph = (block: Block) => block.type === 'paragraph' && block.children.length === 0
const withoutTrailingBlanks = (blocks: Block[]) =>
  blocks.slice(0, blocks.findLastIndex((block) => !isEmptyParagraph(block)) + 1)
const withoutFences = (content: string) =>
  joinSegments(splitSegments(content).filter((segment) => segment.type !== 'code'))

/** Properties of any string and any document, for so many generated ones. */
export function describeContentInvariant(runs: number): void {
  const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) =>
    fc.assert(fc.property(arbitrary, holds), { numRuns: runs, seed: 20_261 })

  describe('[S3-post-02] [S3-post-03] any string', () => {
    it('sanitising is idempotent', () => {
      check(fuzz, (content) => {
        const clean = sanitizeContent(content)
        expect(sanitizeContent(clean)).toBe(clean)
      })
    })

    it('splitting and joining is idempotent after one pass', () => {
      check(fuzz, (content) => {
        const once = joinSegments(splitSegments(content))
        expect(joinSegments(splitSegments(once))).toBe(once)
      })
    })

    it('[S2-blog-post-16] three backticks delimit fences and nothing else', () => {
      check(fuzz, (content) => {
        expect(withoutFences(sanitizeContent(content))).not.toContain('```')
      })
    })

    it('[S2-blog-post-16] a naive split on them sees right boundaries', () => {
      check(fuzz, (content) => {
        const clean = sanitizeContent(content)
        const fences = splitSegments(clean).filter((segment) => segment.type === 'code')
        const isNaive = fences.every(({ code }) => !code.includes('```'))
        expect(!isNaive || clean.split('```').length === 2 * fences.length + 1).toBe(true)
      })
    })

    it('no unsafe HTML remains', () => {
      check(fuzz, (content) => {
        expect(contentDangers(sanitizeContent(content))).toEqual([])
        expect(renderDangers(renderContent(content))).toEqual([])
      })
    })

    it('is stable after a round trip through the editor', () => {
      check(fuzz, (content) => {
        const emitted = editorHtmlToContent(contentToEditorHtml(sanitizeContent(content)))
        expect(sanitizeContent(emitted)).toBe(emitted)
        expect(editorHtmlToContent(contentToEditorHtml(emitted))).toBe(emitted)
      })
    })

    it('is read back from Markdown byte for byte, once it is stored', () => {
      check(fuzz, (input) => {
        const content = sanitizeContent(input)
        expect(exportedMarkdownToContent(contentToMarkdown(content))).toBe(content)
      })
    })

    it('renders the same before and after it is stored', () => {
      check(fuzz, (content) => {
        const stored = contentToBlocks(sanitizeContent(content))
        expect(stored).toEqual(withoutTrailingBlanks(contentToBlocks(content)))
      })
    })
  })

  describe('[S3-post-03] documents of the whole vocabulary', () => {
    it('are stored unchanged', () => {
      check(documents, (blocks) => {
        const content = blocksToContent(blocks)
        expect(sanitizeContent(content)).toBe(content)
      })
    })

    it('keep every block, mark and attribute', () => {
      check(documents, (blocks) => {
        const read = contentToBlocks(blocksToContent(blocks))
        expect(read).toEqual(withoutTrailingBlanks(blocks).map(asWritten))
      })
    })

    it('are read back from Markdown byte for byte', () => {
      check(documents, (blocks) => {
        const content = blocksToContent(blocks)
        expect(exportedMarkdownToContent(contentToMarkdown(content))).toBe(content)
      })
    })

    it('keep their format after a round trip through the editor', () => {
      check(documents, (blocks) => {
        const content = blocksToContent(blocks)
        expect(editorHtmlToContent(contentToEditorHtml(content))).toBe(content)
      })
    })
  })
}

/** An image with a width, or whose text contains three backticks, has no Markdown form. */
function asWritten(block: Block): Block {
  const isImage =
    block.type === 'image' &&
    (block.width !== undefined || `${block.alt}${block.title}`.includes('```'))
  return isImage ? { ...block, md: false } : block
}
