import clsx from 'clsx'
import type { ComponentProps } from 'react'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import { DRAWING_MARK, mediaPath, PLATES, plateOf } from '#src/lib/media-path.ts'

type PlatesProps = Omit<ComponentProps<'img'>, 'srcSet'> & { renditions: Rendition[] }
type Rendition = { url: string; width: number }

/** The renditions of a drawing that has plates; undefined for another image. */
export function drawingRenditions(src: string, images: PageImages): Rendition[] | undefined {
  const image = images[mediaPath(src) ?? '']
  if (image?.isDrawing) return image.sizes.filter(({ mimeType }) => mimeType === 'image/avif')
  // In search results nothing else is known of it.
  return src.endsWith(DRAWING_MARK)
    ? [{ url: src.slice(0, -DRAWING_MARK.length), width: 720 }]
    : undefined
}

/** A drawing printed in the ink and the accent of the theme (styles/plates.css); the second plate lies on the first. */
export const Plates = ({ renditions, className, alt, ...rest }: PlatesProps) => (
  <span className="plates">
    {PLATES.map((plate) => {
      const sources = renditions.map(({ url, width }) => ({ url: plateOf(url, plate), width }))
      return (
        <span key={plate} className={clsx('plate', plate === 'accent' && 'text-accent')}>
          <img
            {...rest}
            alt={plate === 'ink' ? alt : ''}
            src={sources.at(-1)?.url}
            srcSet={sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
            className={className}
          />
        </span>
      )
    })}
  </span>
)
