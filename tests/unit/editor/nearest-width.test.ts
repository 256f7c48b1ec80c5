import { expect, it } from 'vitest'
import { IMAGE_WIDTHS, toImageWidth } from '#src/contract/posts/image-widths.ts'
import { nearestWidth } from '#src/editor/images/image-view.ts'
import { widthsFor } from '#src/services/uploads/image-renditions.ts'

it('offers widths of renditions', () => {
  expect(widthsFor(5000)).toEqual(expect.arrayContaining([...IMAGE_WIDTHS]))
})

it.each([
  ['320', 320],
  ['480', 480],
  ['320px', undefined],
  ['', undefined],
  [null, undefined],
])('the width %j names %j', (value, width) => expect(toImageWidth(value)).toBe(width))

it.each([
  [601, 720, null],
  [599, 720, 480],
  [401, 720, 480],
  [399, 720, 320],
  [-50, 720, 320],
  // On a phone, and of a small image, the widths look the same.
  [300, 310, null],
  [420, 400, null],
  [340, 400, 320],
])('the width nearest to %d px of %d is %j', (width, available, nearest) => {
  expect(nearestWidth(width, available)).toBe(nearest)
})
