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

/** The class of a control that only works with scripts: it keeps its place, and appears when they have taken over. */
export const useVisibleWithScripts = () => (useHydrated() ? undefined : 'invisible')
