import { describe, expect, it } from 'vitest'
import { normalizeHeadingLevels } from '#src/content/render/render-tree.ts'
import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'

const heading = (level: HeadingLevel): RenderBlock => ({
  type: 'heading',
  level,
  id: 'x',
  children: [],
})
const levelled = (...levels: HeadingLevel[]) => {
  const blocks = levels.map(heading)
  normalizeHeadingLevels(blocks)
  return blocks.map((block) => (block.type === 'heading' ? block.level : 0))
}

describe('normalizeHeadingLevels', () => {
  it.each<[HeadingLevel[], number[]]>([
    [[], []],
    [
      [1, 2, 3],
      [1, 2, 3],
    ],
    [
      [2, 2, 3],
      [1, 1, 2],
    ],
    [
      [3, 3],
      [1, 1],
    ],
    [
      [1, 3, 1],
      [1, 2, 1],
    ],
    [
      [1, 3, 2],
      [1, 2, 2],
    ],
    [
      [3, 1, 2],
      [1, 1, 2],
    ],
    [
      [2, 1, 3],
      [1, 1, 2],
    ],
  ])('%j are shown as %j', (given, shown) => {
    expect(levelled(...given)).toEqual(shown)
  })

  it('includes headings in quotes, in reading order', () => {
    const quoted = heading(3)
    normalizeHeadingLevels([heading(2), { type: 'quote', children: [quoted] }])
    expect(quoted).toMatchObject({ level: 2 })
  })
})
