import { describe } from 'vitest'
import { itSavesOnce } from '#tests/support/cut-saves.ts'

describe('a save whose network is', () => {
  itSavesOnce('after', ['a post', 'a file'])
})
