import type { ComponentProps } from 'react'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import { mediaPath, versionedUrl } from '#src/lib/media-path.ts'
import { Lightbox } from './lightbox.tsx'
import { ResponsiveImage } from './responsive-image.tsx'
import { responsiveSources } from './responsive-sources.ts'
import { drawingRenditions, Plates } from './plates.tsx'

type LightboxImageProps = ComponentProps<typeof ResponsiveImage> & { caption?: string | undefined }

/** Width in px of an image that is shown whole on every screen. */
const FITS_EVERYWHERE = 320

/** An image that a press shows as large as there is room for, with its caption. */
export function LightboxImage({ caption, ...imageProps }: LightboxImageProps) {
  const { src, alt, images, fit } = imageProps
  const { width } = images[mediaPath(src) ?? ''] ?? {}
  if (width && width <= FITS_EVERYWHERE) return <ResponsiveImage {...imageProps} />
  const name = alt || images[mediaPath(src) ?? '']?.alt || caption || 'picture'
  return (
    <Lightbox
      name={name}
      caption={caption}
      large={<LargeImage src={src} alt={name} images={images} />}
      isNatural={fit === 'natural'}
    >
      <ResponsiveImage {...imageProps} />
    </Lightbox>
  )
}

/** Smaller renditions would not be larger than the image on the page. */
const SMALLEST = 1080

function LargeImage({ src, alt, images }: { src: string; alt: string; images: PageImages }) {
  const image = images[mediaPath(src) ?? '']
  const large = image && {
    ...image,
    sizes: image.sizes.filter(({ width }) => width >= SMALLEST),
  }
  // Not wider than it is.
  const sizes = image?.width ? `min(100vw, ${image.width}px)` : '100vw'
  const drawing = drawingRenditions(src, images)
  if (drawing) {
    const renditions = drawing.filter(({ width }) => width >= SMALLEST)
    return (
      <Plates
        renditions={renditions.length > 0 ? renditions : drawing.slice(-1)}
        {...{ alt, sizes, loading: 'lazy', decoding: 'async' }}
        className="size-full max-h-full max-w-full object-contain"
      />
    )
  }
  return (
    <picture className="isolate grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center bg-bg">
      {large &&
        responsiveSources(large).map((source) => (
          <source key={source.type} {...source} sizes={sizes} className="hidden" />
        ))}
      <img
        src={image ? versionedUrl(image.url, image.version) : src}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="calm-picture pointer-events-auto relative z-2 max-h-full max-w-full object-contain"
      />
    </picture>
  )
}
