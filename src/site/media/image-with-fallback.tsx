'use client'

import clsx from 'clsx'
import { useState } from 'react'
import type { ComponentProps } from 'react'

type ImageWithFallbackProps = Omit<ComponentProps<'img'>, 'src' | 'className'> & {
  src: string
  /** Shown when the picture fails to load. */
  fallback: string
  fit: 'cover' | 'natural'
  /** How it follows the theme. */
  look: 'calm-picture' | 'themed-drawing'
}

/**
 * A picture of unknown size, from another site or no longer in the library. It keeps a 16:9 box until it is
 * loaded, and shows `fallback` in the box on failure, so that the layout does not shift.
 */
export function ImageWithFallback({
  src,
  fallback,
  fit,
  look,
  alt,
  ...rest
}: ImageWithFallbackProps) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting')
  const settle = (image: HTMLImageElement | null) => {
    // It may have loaded or failed before hydration.
    if (image?.complete && state === 'waiting') setState(image.naturalWidth > 0 ? 'here' : 'failed')
  }
  return (
    <img
      {...rest}
      ref={settle}
      src={state === 'failed' ? fallback : src}
      alt={alt}
      width={1200}
      height={675}
      onLoad={() => setState((now) => (now === 'waiting' ? 'here' : now))}
      onError={() => setState('failed')}
      className={clsx(
        state !== 'failed' && look,
        fit === 'cover' && 'aspect-video h-auto w-full object-cover',
        fit === 'natural' && (state === 'here' ? 'h-auto w-auto max-w-full' : 'h-auto w-full'),
      )}
    />
  )
}
