import { describe } from 'vitest'
import { itRestoresLostDeletions } from '#tests/suites/faults/lost-deletions.ts'

describe('a lost response', () => {
  itRestoresLostDeletions('a post')
})
