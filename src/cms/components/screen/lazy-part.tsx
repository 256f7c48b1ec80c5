import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { LoadFailure } from './load-failure.tsx'

type LazyPartOptions<P> = {
  name: string
  /** Shown until the code is loaded. */
  fallback: ReactNode
  load: () => Promise<ComponentType<P>>
}

/** A part of a screen whose code is loaded on demand. Where that fails, the rest stays with all its input. */
export function lazyPart<P extends object>({ name, fallback, load }: LazyPartOptions<P>) {
  const Part = lazyComponent<P>(load)
  function LazyPart(props: P) {
    const [isFailed, setFailed] = useState(false)
    if (isFailed) return <LoadFailure name={name} onRetry={() => setFailed(false)} />
    return <Part {...props} fallback={fallback} onLoadError={() => setFailed(true)} />
  }
  return Object.assign(LazyPart, { preload: Part.preload })
}
