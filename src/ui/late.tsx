'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Waiting = {
  /** Stands there until the code has come. */
  meanwhile?: ReactNode
  /** The code did not come; shown once more, it is fetched once more. */
  onMissing: () => void
}

/**
 * A component whose code comes when it is needed. Without `React.lazy`: that one throws away the screen around
 * it when the network is gone or the site was renewed, remembers the failure for good, and leaves its fallback
 * standing for a third of a second.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: { Piece: ComponentType<P> } | undefined
  const fetchPiece = async () => (loaded ??= { Piece: await load() })

  function Late({ meanwhile = null, onMissing, ...props }: P & Waiting) {
    const [code, setCode] = useState(loaded)
    const tellMissing = useEffectEvent(onMissing)
    useEffect(() => {
      let isGone = false
      if (!code)
        fetchPiece().then(
          (fetched) => !isGone && setCode(fetched),
          () => !isGone && tellMissing(),
        )
      return () => {
        isGone = true
      }
    }, [code])
    return code ? <code.Piece {...(props as unknown as P)} /> : meanwhile
  }

  return Object.assign(Late, {
    /** Fetches the code ahead; a failure is told when it is needed. */
    preload: () => void fetchPiece().catch(() => undefined),
  })
}
