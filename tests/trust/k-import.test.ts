import { describe } from 'vitest'
import { itEndsAsUndisturbed } from '#tests/suites/faults/import-faults.ts'

// All twenty points: npm run test:long.
describe('K: an import that is cut off', () => itEndsAsUndisturbed([2, 11, 18], 180_000))
