import { afterAll, vi } from 'vitest'

/** For a file whose modules are read with its own settings: other files share them, and import before their first test. */
export const resetModulesAfterwards = () =>
  afterAll(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    vi.resetModules()
  })
