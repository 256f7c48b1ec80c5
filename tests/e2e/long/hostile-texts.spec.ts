import { HOSTILE_TEXTS, itRunsNothing } from '#tests/support/hostile-texts.ts'

itRunsNothing(HOSTILE_TEXTS, 'networkidle')
