import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'

/** Null for the full width, also among widths that look the same. `available`: px at full width. */
export function nearestWidth(width: number, available: number): ImageWidth | null {
  let nearest: ImageWidth | null = null
  let distance = Math.abs(width - available)
  for (const candidate of IMAGE_WIDTHS) {
    const far = Math.abs(width - Math.min(candidate, available))
    if (far < distance) [nearest, distance] = [candidate, far]
  }
  return nearest
}
