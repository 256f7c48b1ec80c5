import { HOSTILE_TEXTS, itRunsNothing } from '#tests/suites/hostile/texts.ts'

itRunsNothing(HOSTILE_TEXTS, 'networkidle')
