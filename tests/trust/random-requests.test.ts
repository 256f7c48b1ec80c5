import { describe } from 'vitest'
import { itAnswersAnything } from '#tests/suites/fuzz/requests.ts'

// Ten thousand requests: npm run test:long.
describe('requests of any kind', () =>
  itAnswersAnything({ count: 100, seed: 20261121, timeout: 60_000 }))
