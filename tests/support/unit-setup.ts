import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// A fixed seed: a commit that breaks a property fails immediately, not on a later run.
fc.configureGlobal({ seed: 20_261_121 })

// Files share a process: the next one gets the environment, the clock and the globals back.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
