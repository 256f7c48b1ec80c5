import { describe } from 'vitest'
import { itAnswersAnything } from '#tests/support/fuzz-suite.ts'

// Ten thousand of them: npm run test:long.
describe('F: requests of any kind (P10)', () => itAnswersAnything(800, 20261121, 60_000))
