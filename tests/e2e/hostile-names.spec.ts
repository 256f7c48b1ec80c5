import { HOSTILE_NAMES, itShowsHostileNames } from '#tests/suites/hostile/names.ts'

itShowsHostileNames({
  names: HOSTILE_NAMES.slice(0, 2),
  screens: ['/cms/blog', '/cms/contacts', '/cms/activity'],
})
