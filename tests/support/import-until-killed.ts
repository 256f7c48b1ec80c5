import { openSource } from '#src/import/open-source.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { startImport } from '#src/services/import/import-service.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import { payloadClient } from '#src/services/platform/payload.ts'

// A separate program: imports a folder as the command does, or continues an upload as the server does, and kills itself
// at the end of its nth transaction, before or after the commit.
const [path = '', id = '', at = 0, isBefore = false] = JSON.parse(process.argv[2] ?? '[]') as [
  string?,
  string?,
  number?,
  boolean?,
]
const { db } = await payloadClient()
const { commitTransaction } = db
let left = at
db.commitTransaction = async (transaction) => {
  left -= 1
  if (left < 0 && isBefore) process.kill(process.pid, 'SIGKILL')
  await commitTransaction.call(db, transaction)
  if (left < 0) process.kill(process.pid, 'SIGKILL')
}
if (id === '') {
  await importPosts({ actor: scriptActor, source: await openSource(path) })
  // Connections to the database would keep it alive.
  process.exit(0)
}
// Goes on in the background until it is killed.
await startImport({ actor: scriptActor, id })
