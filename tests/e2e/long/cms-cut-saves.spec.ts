import { describe } from 'vitest'
import { itSavesOnce } from '#tests/support/cut-saves.ts'

describe.each(['before', 'after'] as const)('a save whose network is', (when) => {
  itSavesOnce(when)
})
