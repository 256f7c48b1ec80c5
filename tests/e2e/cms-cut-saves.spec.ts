import { describe } from 'vitest'
import { itSavesOnce } from '#tests/suites/faults/cut-saves.ts'

describe('a save whose network is', () => {
  itSavesOnce('after', ['a file'])
})
