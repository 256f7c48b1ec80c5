import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { wireToEditorHtml } from '#src/content/editor-html.ts'
import { editorHtmlToWire } from '#src/content/editor-wire.ts'
import { parseOnServer } from '#src/content/parse-server.ts'
import { renderWire } from '#src/content/render-wire.ts'
import { blocksToWire, wireToBlocks } from '#src/content/wire-blocks.ts'
import { joinWire } from '#src/content/wire-join.ts'
import { splitWire } from '#src/content/wire-split.ts'
import type { Block } from '#src/content/body-tree.ts'
import { renderDangers, wireDangers } from '#tests/unit/content/dangers.ts'
import { documents, fuzz } from '#tests/unit/content/wire-arbitrary.ts'

const isEmptyParagraph = (block: Block) => block.type === 'paragraph' && block.children.length === 0
const withoutTrailingBlanks = (blocks: Block[]) =>
  blocks.slice(0, blocks.findLastIndex((block) => !isEmptyParagraph(block)) + 1)
const withoutFences = (wire: string) =>
  joinWire(splitWire(wire).filter((segment) => segment.type !== 'fence'))

/** What holds of any string and of any document, in so many recorded ones. */
export function describeWire(runs: number): void {
  const check = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void) =>
    fc.assert(fc.property(arbitrary, holds), { numRuns: runs, seed: 20_261 })

  describe('[S3-post-02] [S3-post-03] any string', () => {
    it('cleaning what is clean changes nothing', () => {
      check(fuzz, (wire) => {
        const clean = cleanWire(wire)
        expect(cleanWire(clean)).toBe(clean)
      })
    })

    it('splitting and joining is a fixpoint after one pass', () => {
      check(fuzz, (wire) => {
        const once = joinWire(splitWire(wire))
        expect(joinWire(splitWire(once))).toBe(once)
      })
    })

    it('[S2-blog-post-16] three backticks delimit fences and nothing else', () => {
      check(fuzz, (wire) => {
        expect(withoutFences(cleanWire(wire))).not.toContain('```')
      })
    })

    it('[S2-blog-post-16] a naive split on them sees right boundaries', () => {
      check(fuzz, (wire) => {
        const clean = cleanWire(wire)
        const fences = splitWire(clean).filter((segment) => segment.type === 'fence')
        const isNaive = fences.every(({ code }) => !code.includes('```'))
        expect(!isNaive || clean.split('```').length === 2 * fences.length + 1).toBe(true)
      })
    })

    it('nothing dangerous is left', () => {
      check(fuzz, (wire) => {
        expect(wireDangers(cleanWire(wire))).toEqual([])
        expect(renderDangers(renderWire(wire))).toEqual([])
      })
    })

    it('opened in the editor and emitted, it is stable', () => {
      check(fuzz, (wire) => {
        const emitted = editorHtmlToWire(wireToEditorHtml(cleanWire(wire)), parseOnServer)
        expect(cleanWire(emitted)).toBe(emitted)
        expect(editorHtmlToWire(wireToEditorHtml(emitted), parseOnServer)).toBe(emitted)
      })
    })

    it('renders alike before and after it is stored', () => {
      check(fuzz, (wire) => {
        const stored = wireToBlocks(cleanWire(wire), parseOnServer)
        expect(stored).toEqual(withoutTrailingBlanks(wireToBlocks(wire, parseOnServer)))
      })
    })
  })

  describe('[S3-post-03] documents of the whole vocabulary', () => {
    it('are stored as they are written', () => {
      check(documents, (blocks) => {
        const wire = blocksToWire(blocks)
        expect(cleanWire(wire)).toBe(wire)
      })
    })

    it('keep every block, mark and attribute', () => {
      check(documents, (blocks) => {
        const read = wireToBlocks(blocksToWire(blocks), parseOnServer)
        expect(read).toEqual(withoutTrailingBlanks(blocks).map(asWritten))
      })
    })

    it('keep the form they were written in through the editor', () => {
      check(documents, (blocks) => {
        const wire = blocksToWire(blocks)
        expect(editorHtmlToWire(wireToEditorHtml(wire), parseOnServer)).toBe(wire)
      })
    })
  })
}

/** An image whose words hold three backticks has no markdown form. */
function asWritten(block: Block): Block {
  const isImage = block.type === 'image' && `${block.alt}${block.title}`.includes('```')
  return isImage ? { ...block, md: false } : block
}
