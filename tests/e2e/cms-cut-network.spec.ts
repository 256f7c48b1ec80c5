import { describe } from 'vitest'
import { itSurvivesCuts } from '#tests/suites/faults/cut-actions.ts'

describe('the network is cut', () => {
  itSurvivesCuts({ after: 'archiving a message' })
})
