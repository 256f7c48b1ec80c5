import type { PageImage } from '#src/contract/posts/public-page-data.ts'

/** Best first: a browser takes the first it can read. */
const FORMATS = ['image/avif', 'image/webp'] as const

/** The sizes of a picture as `srcset`, one for each format it has. */
export function pictureSources({ sizes }: PageImage): { type: string; srcSet: string }[] {
  return FORMATS.flatMap((type) => {
    const inFormat = sizes.filter(({ mimeType }) => mimeType === type)
    const srcSet = inFormat.map(({ url, width }) => `${url} ${width}w`).join(', ')
    return srcSet === '' ? [] : [{ type, srcSet }]
  })
}

const PREFIX = 'data:image/webp;base64,'
// The four letters of the first chunk follow twelve bytes, which are sixteen characters: `VP8 ` is a
// picture without an alpha channel, `VP8L` and `VP8X` may have one.
const OPAQUE_CHUNK = 'VlA4I'

/**
 * The picture to show until the real one is here; undefined for a see-through one, behind which the
 * placeholder would stay visible.
 */
export const opaquePlaceholder = ({ placeholder }: PageImage): string | undefined =>
  placeholder?.startsWith(PREFIX) && placeholder.startsWith(OPAQUE_CHUNK, PREFIX.length + 16)
    ? placeholder
    : undefined
