import { HOSTILE_TEXTS, itRunsNothing } from '#tests/suites/hostile/texts.ts'

// Every tenth text. All of them run in unit/content/injection (parsers) and long/hostile-texts (browsers).
const some = HOSTILE_TEXTS.filter((_, at) => at % 10 === 0)
itRunsNothing(some, 'load')
