import type { Table } from '#src/content/format/block-tree.ts'
import type { RenderBlock, RenderImage } from './render-node.ts'

/** The images of a table that is only a row of them: one in each of two cells or more; undefined for any other. */
export function imageRow({ rows }: Table<RenderBlock>): RenderImage[] | undefined {
  const [cells = [], ...others] = rows
  if (cells.length < 2 || others.length > 0) return undefined
  const images = cells.flatMap(({ colspan, children: [only, ...more] }) =>
    colspan === 1 && only?.type === 'image' && more.length === 0 ? [only] : [],
  )
  return images.length === cells.length ? images : undefined
}
