import { describe } from 'vitest'
import { itEndsAsUndisturbed } from '#tests/suites/faults/import-faults.ts'

describe('K: an import that is cut off', () =>
  itEndsAsUndisturbed([...Array(20).keys()], 1_800_000))
