// @module-tag long
import { describe } from 'vitest'
import { itSavesOnce } from '#tests/suites/faults/cut-saves.ts'

describe.each(['before', 'after'] as const)('a save whose network is', (when) => {
  itSavesOnce(when)
})
