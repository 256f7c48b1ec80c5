import { describe } from 'vitest'
import { itSurvivesKills } from '#tests/support/kill-suite.ts'

describe('K: a process that is killed (P6)', () => itSurvivesKills(100, 1_800_000))
