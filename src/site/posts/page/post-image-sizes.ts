const PHONE = 'calc(100vw - 2.5rem)'

/** `sizes` of images in the text column of a post: 45 rem, or the screen without its margins. */
const POST_IMAGE_SIZES = `(min-width: 48rem) 45rem, ${PHONE}`

/** `sizes` of the cover of a post, which narrow windows do not show. */
export const COVER_SIZES = '(min-width: 80rem) 20rem, (min-width: 64rem) 13rem, 1px'

/** `sizes` of an image in the text column with its own width in px; a narrower screen shows it in full width. */
export const postImageSizes = (width: number | undefined): string =>
  width === undefined ? POST_IMAGE_SIZES : `(min-width: ${width + 40}px) ${width}px, ${PHONE}`

/** `sizes` of each image in a row of `count`; a phone shows two in a row. */
export const rowImageSizes = (count: number): string =>
  `(min-width: 48rem) ${Math.ceil(45 / count)}rem, 50vw`
