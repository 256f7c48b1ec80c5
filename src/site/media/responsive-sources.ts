import type { PageImage } from '#src/contract/posts/public-page-data.ts'

/** Best first: a browser takes the first format it supports. */
const FORMATS = ['image/avif', 'image/webp'] as const

/** `srcset` of an image for each of its formats. */
export function responsiveSources({ sizes }: PageImage): { type: string; srcSet: string }[] {
  return FORMATS.flatMap((type) => {
    const inFormat = sizes.filter(({ mimeType }) => mimeType === type)
    const srcSet = inFormat.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return srcSet === '' ? [] : [{ type, srcSet }]
  })
}

const PREFIX = 'data:image/webp;base64,'
// The four letters of the first chunk follow twelve bytes, which are sixteen Base64 characters: `VP8 ` is an
// image without an alpha channel, `VP8L` and `VP8X` may have one.
const OPAQUE_CHUNK = 'VlA4I'

/**
 * Blurred placeholder of an image; undefined for a transparent image, because the placeholder would stay
 * visible behind it.
 */
export const opaquePlaceholder = ({ placeholder }: PageImage): string | undefined =>
  placeholder?.startsWith(PREFIX) && placeholder.startsWith(OPAQUE_CHUNK, PREFIX.length + 16)
    ? placeholder
    : undefined
