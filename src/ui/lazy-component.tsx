'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

type LoadingProps = {
  /** Stands there until the code has come. */
  fallback?: ReactNode
  /** The code did not come; shown once more, it is fetched once more. */
  onLoadError: () => void
}

/**
 * A component whose code comes when it is needed. Without `React.lazy`: that one throws away the screen around
 * it when the network is gone or the site was renewed, remembers the failure for good, and leaves its fallback
 * standing for a third of a second.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: { Component: ComponentType<P> } | undefined
  const loadOnce = async () => (loaded ??= { Component: await load() })

  function LazyComponent({ fallback = null, onLoadError, ...props }: P & LoadingProps) {
    const [code, setCode] = useState(loaded)
    const reportLoadError = useEffectEvent(onLoadError)
    useEffect(() => {
      let isGone = false
      if (!code)
        loadOnce().then(
          (fetched) => !isGone && setCode(fetched),
          () => !isGone && reportLoadError(),
        )
      return () => {
        isGone = true
      }
    }, [code])
    return code ? <code.Component {...(props as unknown as P)} /> : fallback
  }

  return Object.assign(LazyComponent, {
    /** Fetches the code ahead; a failure is told when it is needed. */
    preload: () => void loadOnce().catch(() => undefined),
  })
}
