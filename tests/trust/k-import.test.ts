import { describe } from 'vitest'
import { itEndsAsUndisturbed } from '#tests/suites/faults/import-faults.ts'

// In the middle; at all twenty points: npm run test:long.
describe('K: an import that is cut off', () => itEndsAsUndisturbed([11], 180_000))
