import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { specCoverage } from '#src/scripts/checks/spec-coverage.ts'

/**
 * Prints the statements of the specification that no test title names, and their count. Only an id that
 * does not exist fails: it proves nothing while it looks as if it did.
 */
const root = resolve(import.meta.dirname, '../..')
// The specification may lie beside the project; its committed copy is the fallback.
const checklist = ['../shared/spec-checklist.md', 'docs/spec-checklist.md']
  .map((path) => resolve(root, path))
  .find((path) => existsSync(path))

if (checklist === undefined) throw new Error('docs/spec-checklist.md is missing')

// Titles stand in support files too, where several suites run the same tests. What only `npm run test:long` runs
// proves nothing to a commit.
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
