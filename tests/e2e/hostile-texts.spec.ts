import { HOSTILE_TEXTS, itRunsNothing } from '#tests/support/hostile-texts.ts'

// Every tenth of them. All of them: the parsers in unit/content/injection, browsers in long/hostile-texts.
const some = HOSTILE_TEXTS.filter((_, at) => at % 10 === 0)
itRunsNothing(some, 'load')
