'use client'

import clsx from 'clsx'
import { useState } from 'react'
import type { ComponentProps } from 'react'

type ImageWithFallbackProps = Omit<ComponentProps<'img'>, 'src' | 'className'> & {
  src: string
  /** Shown when the picture cannot be loaded. */
  fallback: string
  fit: 'cover' | 'natural'
}

/**
 * A picture nobody knows the size of, from another site or no longer in the library. It keeps a box of 16:9
 * until it is here, and gives the box to `fallback` when it does not come, so that nothing moves.
 */
export function ImageWithFallback({ src, fallback, fit, alt, ...rest }: ImageWithFallbackProps) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting')
  const settle = (image: HTMLImageElement | null) => {
    // It may have come or failed before this script ran.
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
        fit === 'cover' && 'aspect-video h-auto w-full object-cover',
        fit === 'natural' && (state === 'here' ? 'h-auto w-auto max-w-full' : 'h-auto w-full'),
      )}
    />
  )
}
