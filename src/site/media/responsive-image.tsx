import clsx from 'clsx'
import type { PageImage, PageImages } from '#src/contract/posts/public-page-data.ts'
import { mediaPath, versionedUrl } from '#src/lib/media-path.ts'
import { opaquePlaceholder, responsiveSources } from './responsive-sources.ts'
import { drawingRenditions, Plates } from './plates.tsx'

/** In place of an image that fails to load; transparent, so that it has the ground of the theme. */
export const DEFAULT_POST_IMAGE = '/images/post-default.svg'

type ResponsiveImageProps = {
  src: string
  alt: string
  images: PageImages
  /** The `sizes` attribute. */
  sizes: string
  /** `cover` fills a box of 16:9, `square` a square; `natural` keeps the image's aspect ratio. */
  fit: 'cover' | 'square' | 'natural'
  /** Above the fold: loaded with high priority. Others are loaded lazily. */
  isEager?: boolean
  className?: string
}

/** A responsive image in the formats that the browser supports. */
export function ResponsiveImage({
  src,
  alt,
  images,
  sizes,
  fit,
  isEager = false,
  className,
}: ResponsiveImageProps) {
  const image = images[mediaPath(src) ?? '']
  const drawing = drawingRenditions(src, images)
  const isNatural = fit === 'natural'
  const shared = {
    src: image ? versionedUrl(image.url, image.version) : src,
    alt: alt || (image?.alt ?? ''),
    loading: isEager ? ('eager' as const) : ('lazy' as const),
    fetchPriority: isEager ? ('high' as const) : ('auto' as const),
    decoding: 'async' as const,
  }
  if (drawing) {
    const size = image ? dimensions(image) : { width: 1600, height: 900 }
    return (
      <span className={clsx('block overflow-hidden', isNatural && 'w-fit max-w-full', className)}>
        <Plates
          {...shared}
          {...size}
          sizes={sizes}
          renditions={drawing}
          className={clsx(FIT[fit], 'object-contain')}
        />
      </span>
    )
  }
  if (!image) {
    return (
      <span className={clsx('block overflow-hidden bg-raised', className)}>
        {/* Of unknown size: in a 16:9 box until it is loaded (page-script/images.ts). */}
        <img
          {...shared}
          suppressHydrationWarning
          data-fallback={DEFAULT_POST_IMAGE}
          data-fit={isNatural ? fit : 'cover'}
          width={1200}
          height={675}
          className={clsx('calm-picture h-auto w-full', !isNatural && 'aspect-video object-cover')}
        />
      </span>
    )
  }
  return (
    <span
      className={clsx(
        'relative block overflow-hidden bg-raised',
        isNatural && 'w-fit max-w-full',
        className,
      )}
    >
      <Placeholder image={image} />
      <picture className="contents">
        {responsiveSources(image).map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          {...shared}
          {...dimensions(image)}
          className={clsx('calm-picture relative object-cover', FIT[fit])}
        />
      </picture>
    </span>
  )
}

const FIT = {
  cover: 'aspect-video h-auto w-full',
  square: 'aspect-square h-auto w-full',
  natural: 'h-auto max-w-full',
} as const

/** A small copy of the image below it, as an element: the CSP blocks background images in style attributes. */
function Placeholder({ image }: { image: PageImage }) {
  const src = opaquePlaceholder(image)
  if (src === undefined) return null
  return (
    <img
      src={src}
      alt=""
      aria-hidden
      className="absolute inset-0 size-full scale-110 object-cover blur-md print:hidden"
    />
  )
}

const dimensions = ({ width, height }: PageImage) =>
  width !== null && height !== null ? { width, height } : {}
