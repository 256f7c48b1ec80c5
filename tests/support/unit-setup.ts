import fc from 'fast-check'
import { afterAll, vi } from 'vitest'

// A fixed seed: a commit that breaks a property fails at once, not on a later run.
fc.configureGlobal({ seed: 20_261_121 })

// Files share a process: a folder for temporary files that one has named is gone when the next one begins.
afterAll(() => void vi.unstubAllEnvs())
