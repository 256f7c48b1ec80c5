import { describe } from 'vitest'
import { itLosesNothing } from '#tests/support/fault-suite.ts'

// A thousand of them: npm run test:long.
describe('K: a line that breaks in the middle of a save (P6)', () => itLosesNothing(70, 60_000))
