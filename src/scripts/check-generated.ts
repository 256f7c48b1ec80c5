import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  GENERATED_FILES,
  migrationDrift,
  writeGenerated,
} from '#src/scripts/generate/generated-files.ts'
import { newMigrationProblems } from '#src/scripts/generate/migration-problems.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

/** Fails when a generated file or the newest migration is out of date, or the former release cannot live with a migration. */
const problems: string[] = []

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null)

{
  await using fresh = await mkdtempDisposable(join(tmpdir(), 'folio-generated-'))
  await writeGenerated(fresh.path)
  for (const file of GENERATED_FILES) {
    const [committed, wanted] = await Promise.all([
      textOf(join(ROOT, file)),
      textOf(join(fresh.path, file)),
    ])
    if (committed !== wanted) problems.push(`${file} is out of date: npm run generate`)
  }
}

for (const name of await migrationDrift()) {
  problems.push(`${name} differs from the newest migration: npm run migrate:create -- <name>`)
}

for (const problem of newMigrationProblems()) {
  problems.push(`The former release cannot live with ${problem} (decision 153)`)
}

for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log('Generated files and migrations are up to date.')
// Payload leaves timers and a pool open.
process.exit(problems.length > 0 ? 1 : 0)
