// @module-tag long
import { describe } from 'vitest'
import { itLosesNothing } from '#tests/suites/faults/database-faults.ts'
import { useFaultySite } from '#tests/support/faulty-site.ts'

const site = useFaultySite()

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
describe('a connection that breaks during a write', () =>
  itLosesNothing(site, { count: 1000, seed: 4031205, meetsAll: true }))
