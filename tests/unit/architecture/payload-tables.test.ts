import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

const NAMES = 'src/lib/database/payload-tables.ts'
/** The server in front of Next may not import `collections/`. This list may only shrink. */
const OTHERS = ['src/server/database/readiness-check.ts']
/** Migrations are never edited, and the generated schema is Payload's. */
const LEFT_OUT = /^collections\/(migrations|generated)\//

const namesIn = (file: string) =>
  readFileSync(file, 'utf8').match(
    /\b(_(?:posts|projects|profile|announcement)_v\w*|(?:posts|projects)_(?:texts|rels)|users_sessions|payload_[a-z_]+)\b/g,
  ) ?? []

it('the names of Payload’s internal tables are defined in one file', () => {
  const files = globSync(['src/**/*.{ts,tsx,mjs,sql}', 'collections/**/*.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file) && namesIn(file).length > 0)
  expect(files.toSorted()).toEqual([NAMES, ...OTHERS].toSorted())
  expect(namesIn(NAMES).toSorted()).toEqual(Object.values(PAYLOAD_TABLES).toSorted())
})

it('statements on them are in one folder', () => {
  const users = globSync('{src,collections}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /sql\.identifier\(PAYLOAD_TABLES/.test(readFileSync(file, 'utf8')))
  expect(users.length).toBeGreaterThan(0)
  expect(users.filter((file) => !file.startsWith('collections/tables/'))).toEqual([])
})
