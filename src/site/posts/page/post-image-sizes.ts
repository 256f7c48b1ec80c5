const PHONE = 'calc(100vw - 2.5rem)'

/** `sizes` of pictures in the text column of a post: 45 rem, or the screen without its margins. */
const POST_IMAGE_SIZES = `(min-width: 48rem) 45rem, ${PHONE}`

/** `sizes` of the cover of a post, which is beside its title, and not shown on phones. */
export const COVER_SIZES =
  '(min-width: 80rem) 20rem, (min-width: 64rem) 15rem, (min-width: 40rem) 12rem, 1px'

/** As in the text column, for a picture with a width of its own in px, which fills a narrower screen. */
export const postImageSizes = (width: number | undefined): string =>
  width === undefined ? POST_IMAGE_SIZES : `(min-width: ${width + 40}px) ${width}px, ${PHONE}`

/** Of one of so many pictures beside each other; on a phone there is room for two. */
export const rowImageSizes = (count: number): string =>
  `(min-width: 48rem) ${Math.ceil(45 / count)}rem, 50vw`
