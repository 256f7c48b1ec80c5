import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { specCoverage } from '#src/scripts/checks/spec-coverage.ts'

/** Only an unknown id fails: it looks like coverage but proves nothing. */
const root = resolve(import.meta.dirname, '../..')
// The specification may be next to the project; its committed copy is the fallback.
const checklist = ['../shared/spec-checklist.md', 'tests/spec-checklist.md']
  .map((path) => resolve(root, path))
  .find((path) => existsSync(path))

if (checklist === undefined) throw new Error('tests/spec-checklist.md is missing')

// Support files share titles between suites. `npm run test:long` does not count, because it does not run for each commit.
const files = []
for await (const file of glob('tests/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['tests/**/long/**'],
})) {
  files.push({ file, source: await readFile(resolve(root, file), 'utf8') })
}

const { statements, missing, unknown } = specCoverage(await readFile(checklist, 'utf8'), files)

for (const { id, text } of missing) console.log(`${id}: ${text}`)
console.log(
  `\n${missing.length} of ${statements} statements are not named in any test title (${files.length} files of tests).`,
)
for (const { id, file } of unknown) console.error(`${file}: there is no statement ${id}`)
if (unknown.length > 0) process.exitCode = 1
