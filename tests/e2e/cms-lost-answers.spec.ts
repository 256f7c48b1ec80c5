import { describe } from 'vitest'
import { itRestoresLostDeletions } from '#tests/support/lost-deletions.ts'

describe('a lost response', () => {
  itRestoresLostDeletions('a post')
})
