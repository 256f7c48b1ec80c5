import { describe } from 'vitest'
import { itLosesNothing } from '#tests/support/fault-suite.ts'
import { useFaultySite } from '#tests/support/faulty-site.ts'

const site = useFaultySite()

/** Recorded, so that what was found once is found again; add the seed of each failure. */
describe('K: a line that breaks in the middle of a write (P6)', () =>
  itLosesNothing(site, { count: 1000, seed: 4031205, meetsAll: true }))
