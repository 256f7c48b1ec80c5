import { IMAGE_WIDTHS } from '#src/contract/posts/image-widths.ts'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'

/**
 * The width whose image is closest to `width` px; null for the full one, also among widths that look the same.
 * @param available px at full width
 */
export function nearestWidth(width: number, available: number): ImageWidth | null {
  let nearest: ImageWidth | null = null
  let distance = Math.abs(width - available)
  for (const candidate of IMAGE_WIDTHS) {
    const far = Math.abs(width - Math.min(candidate, available))
    if (far < distance) [nearest, distance] = [candidate, far]
  }
  return nearest
}
