'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML, true once scripts have taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
