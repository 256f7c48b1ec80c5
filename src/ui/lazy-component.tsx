'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { reloadAfterUpdate } from './reload-after-update.ts'

type LoadingProps = {
  /** Shown until the code is loaded. */
  fallback?: ReactNode
  /** Called when loading fails; mounting again retries. */
  onLoadError: () => void
}

/**
 * A component whose code is loaded on demand. Not `React.lazy`, which unmounts the screen around it when the
 * network fails or the site was redeployed, caches the failure, and shows its fallback for at least a third
 * of a second.
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
          (error: unknown) => {
            reloadAfterUpdate(error).catch(() => undefined)
            if (!isGone) reportLoadError()
          },
        )
      return () => {
        isGone = true
      }
    }, [code])
    return code ? <code.Component {...(props as unknown as P)} /> : fallback
  }

  return Object.assign(LazyComponent, {
    /** Preloads the code; a failure is reported when the component is mounted. */
    preload: () => void loadOnce().catch(() => undefined),
  })
}
