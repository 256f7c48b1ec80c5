'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML, true after hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Class of a control that only works with scripts: it keeps its space, and becomes visible after hydration. */
export const useVisibleWithScripts = () => (useHydrated() ? undefined : 'invisible')
