import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newMigrationProblems } from '#src/scripts/generate/migration-problems.ts'
import { offlinePayload } from '#src/scripts/generate/offline-payload.ts'

/** Writes the migration from the newest one to the current collections; needs no database. */
const [name] = process.argv.slice(2)
if (name === undefined) {
  console.error('Usage: npm run migrate:create -- add-post-series')
  process.exit(1)
}
const payload = await offlinePayload()
const { migrationDir } = payload.db
const before = await readdir(migrationDir)
await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true })
// An index of all migrations that Payload writes; ours are read from the folder.
await rm(join(migrationDir, 'index.ts'), { force: true })
for (const file of await readdir(migrationDir)) {
  if (file.endsWith('.ts') && !before.includes(file)) await passTypeCheck(join(migrationDir, file))
}
for (const problem of newMigrationProblems()) {
  console.warn(`Not compatible with the previous release: ${problem} (decision 153)`)
}
process.exit(0)

/** Payload's template imports types as values and declares arguments that the statements do not use. */
async function passTypeCheck(file: string) {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    `${text.replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateDownArgs, type MigrateUpArgs,').replaceAll('{ db, payload, req }', '{ db }')}\n`,
  )
}
