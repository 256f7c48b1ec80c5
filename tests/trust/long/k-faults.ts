import { describe } from 'vitest'
import { itLosesNothing } from '#tests/support/fault-suite.ts'

describe('K: a line that breaks in the middle of a save (P6)', () =>
  itLosesNothing(1000, 1_800_000))
