import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { offlinePayload } from './offline-payload.ts'

/** Writes the migration from the newest one to the collections as they are; asks no database. */
const [name] = process.argv.slice(2)
if (name === undefined) {
  console.error('Usage: npm run migrate:create -- add-post-series')
  process.exit(1)
}
const payload = await offlinePayload()
await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true })
// A list of all migrations that Payload writes beside them; ours are read from the folder.
await rm(join(payload.db.migrationDir, 'index.ts'), { force: true })
process.exit(0)
