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
import { renderDangers, wireDangers } from './dangers.ts'
import { documents, fuzz } from './wire-arbitrary.ts'
import type { Block } from '#src/content/body-tree.ts'

const LONG = 120_000
const check = <T>(arbitrary: fc.Arbitrary<T>, runs: number, holds: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns: runs, seed: 20_261 })

const isEmptyParagraph = (block: Block) => block.type === 'paragraph' && block.children.length === 0
const withoutTrailingBlanks = (blocks: Block[]) =>
  blocks.slice(0, blocks.findLastIndex((block) => !isEmptyParagraph(block)) + 1)
const withoutFences = (wire: string) =>
  joinWire(splitWire(wire).filter((segment) => segment.type !== 'fence'))

describe('[S3-post-02] [S3-post-03] any string', () => {
  it('cleaning what is clean changes nothing', { timeout: LONG }, () => {
    check(fuzz, 2000, (wire) => {
      const clean = cleanWire(wire)
      expect(cleanWire(clean)).toBe(clean)
    })
  })

  it('splitting and joining is a fixpoint after one pass', { timeout: LONG }, () => {
    check(fuzz, 2000, (wire) => {
      const once = joinWire(splitWire(wire))
      expect(joinWire(splitWire(once))).toBe(once)
    })
  })

  it('[S2-blog-post-16] three backticks delimit fences and nothing else', { timeout: LONG }, () => {
    check(fuzz, 2000, (wire) => {
      expect(withoutFences(cleanWire(wire))).not.toContain('```')
    })
  })

  it('[S2-blog-post-16] a naive split on them sees right boundaries', { timeout: LONG }, () => {
    check(fuzz, 2000, (wire) => {
      const clean = cleanWire(wire)
      const fences = splitWire(clean).filter((segment) => segment.type === 'fence')
      const isNaive = fences.every(({ code }) => !code.includes('```'))
      expect(!isNaive || clean.split('```').length === 2 * fences.length + 1).toBe(true)
    })
  })

  it('nothing dangerous is left', { timeout: LONG }, () => {
    check(fuzz, 1000, (wire) => {
      expect(wireDangers(cleanWire(wire))).toEqual([])
      expect(renderDangers(renderWire(wire))).toEqual([])
    })
  })

  it('opened in the editor and emitted, it is stable', { timeout: LONG }, () => {
    check(fuzz, 1000, (wire) => {
      const emitted = editorHtmlToWire(wireToEditorHtml(cleanWire(wire)), parseOnServer)
      expect(cleanWire(emitted)).toBe(emitted)
      expect(editorHtmlToWire(wireToEditorHtml(emitted), parseOnServer)).toBe(emitted)
    })
  })

  it('renders alike before and after it is stored', { timeout: LONG }, () => {
    check(fuzz, 1000, (wire) => {
      const stored = wireToBlocks(cleanWire(wire), parseOnServer)
      expect(stored).toEqual(withoutTrailingBlanks(wireToBlocks(wire, parseOnServer)))
    })
  })
})

describe('[S3-post-03] documents of the whole vocabulary', () => {
  it('1,000 of them are stored as they are written', { timeout: LONG }, () => {
    check(documents, 1000, (blocks) => {
      const wire = blocksToWire(blocks)
      expect(cleanWire(wire)).toBe(wire)
    })
  })

  it('keep every block, mark and attribute', { timeout: LONG }, () => {
    check(documents, 1000, (blocks) => {
      const read = wireToBlocks(blocksToWire(blocks), parseOnServer)
      expect(read).toEqual(withoutTrailingBlanks(blocks).map(asWritten))
    })
  })

  it('keep the form they were written in through the editor', { timeout: LONG }, () => {
    check(documents, 1000, (blocks) => {
      const wire = blocksToWire(blocks)
      expect(editorHtmlToWire(wireToEditorHtml(wire), parseOnServer)).toBe(wire)
    })
  })
})

/** An image whose words hold three backticks has no markdown form. */
function asWritten(block: Block): Block {
  const isImage = block.type === 'image' && `${block.alt}${block.title}`.includes('```')
  return isImage ? { ...block, md: false } : block
}
