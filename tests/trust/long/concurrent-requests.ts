// @module-tag long
import { describe } from 'vitest'
import { itSavesAllAtOnce } from '#tests/suites/faults/races.ts'

describe('more concurrent requests than can be served', () =>
  itSavesAllAtOnce(500, [201, 503], 300_000))
