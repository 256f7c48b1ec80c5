/** `sizes` of pictures in the text column of a post: 45 rem, or the screen without its margins. */
export const POST_IMAGE_SIZES = '(min-width: 48rem) 45rem, calc(100vw - 2.5rem)'
