import clsx from 'clsx'
import type { ComponentProps } from 'react'

type ImageWithFallbackProps = Omit<ComponentProps<'img'>, 'className'> & {
  /** Shown when the image fails to load. */
  fallback: string
  fit: 'cover' | 'natural'
}

/** An image of unknown size, in a 16:9 box until it is loaded (page-script/images.ts). */
export const ImageWithFallback = ({ fallback, fit, ...rest }: ImageWithFallbackProps) => (
  <img
    {...rest}
    suppressHydrationWarning
    data-fallback={fallback}
    data-fit={fit}
    width={1200}
    height={675}
    className={clsx('calm-picture h-auto w-full', fit === 'cover' && 'aspect-video object-cover')}
  />
)
