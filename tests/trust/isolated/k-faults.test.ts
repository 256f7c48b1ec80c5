import { describe } from 'vitest'
import { itLosesNothing } from '#tests/support/fault-suite.ts'

// A thousand of them: npm run test:long.
describe('K: a line that breaks in the middle of a write (P6)', () =>
  itLosesNothing({ count: 15, seed: 20261121 }, 60_000))
