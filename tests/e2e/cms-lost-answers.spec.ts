import { describe } from 'vitest'
import { itRestoresLostDeletions } from '#tests/support/lost-deletions.ts'

describe('an answer that is lost', () => {
  itRestoresLostDeletions('a post')
})
