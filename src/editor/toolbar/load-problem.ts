import { createContext } from 'react'

/** Says below the toolbar what could not be loaded; null takes it away. No toast: the built-in admin shows none of ours. */
export const LoadProblem = createContext<(what: string | null) => void>(() => undefined)
