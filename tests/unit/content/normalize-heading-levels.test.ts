import { expect, it } from 'vitest'
import { normalizeHeadingLevels } from '#src/content/render/render-tree.ts'
import type { HeadingLevel } from '#src/content/format/block-tree.ts'
import type { RenderBlock } from '#src/content/render/render-node.ts'

const heading = (level: HeadingLevel): RenderBlock => ({
  type: 'heading',
  level,
  id: 'x',
  children: [],
})
/** The levels that are shown for these, a digit each. */
const shownFor = (levels: string) => {
  const blocks = [...levels].map((level) => heading(Number(level) as HeadingLevel))
  normalizeHeadingLevels(blocks)
  return blocks.map((block) => (block.type === 'heading' ? block.level : 0)).join('')
}

it.each([
  ['', ''],
  ['123', '123'],
  ['223', '112'],
  ['33', '11'],
  ['131', '121'],
  ['132', '122'],
  ['312', '112'],
  ['213', '112'],
])('shows headings of the levels %j as %j', (given, shown) => {
  expect(shownFor(given)).toBe(shown)
})

it('includes headings in quotes, in reading order', () => {
  const quoted = heading(3)
  normalizeHeadingLevels([heading(2), { type: 'quote', children: [quoted] }])
  expect(quoted).toMatchObject({ level: 2 })
})
