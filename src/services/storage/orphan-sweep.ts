import { siteUrl } from '#src/env.ts'
import { runUnlessBackingUp } from './backup-lock.ts'
import { logger } from '#src/services/platform/log.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { fileStore } from './configured-store.ts'
import type { FileKind, FileStore } from './file-store.ts'
import { listReferencedFiles } from './referenced-files.ts'
import { storeOwnerProblem } from './store-owner.ts'

const ORPHAN_GRACE_MS = 24 * 60 * 60 * 1000

type SweepOptions = { olderThanMs?: number; store?: FileStore }

/**
 * Lists the store before the database and skips young files, so that uploads in progress are safe. Removes nothing
 * during a backup, nor from another site's bucket. Returns the numbers of checked and removed files.
 */
export async function sweepOrphans({
  olderThanMs = ORPHAN_GRACE_MS,
  store = fileStore,
}: SweepOptions = {}) {
  const before = Date.now() - olderThanMs
  const candidates: { kind: FileKind; name: string }[] = []
  let seen = 0
  for await (const file of store.list()) {
    seen += 1
    if (file.modifiedAt.getTime() <= before) candidates.push(file)
  }
  if (candidates.length === 0) return { seen, removed: 0 }
  const { pool } = (await payloadClient()).db
  const problem = await storeOwnerProblem({ client: pool, store, url: siteUrl, mayClaim: true })
  if (problem !== undefined) {
    logger.error({ problem }, 'orphaned files not removed')
    return { seen, removed: 0 }
  }
  let removed = 0
  await runUnlessBackingUp(pool, async () => {
    const known = await referencedFileKeys()
    const orphans = candidates.filter(({ kind, name }) => !known.has(`${kind}/${name}`))
    for (const { kind, name } of orphans) await store.remove(kind, name)
    removed = orphans.length
  })
  if (removed > 0) logger.info({ removed }, 'orphaned files removed')
  return { seen, removed }
}

export async function referencedFileKeys(): Promise<Set<string>> {
  const files = await listReferencedFiles((await payloadClient()).db.pool)
  return new Set(files.map(({ kind, name }) => `${kind}/${name}`))
}
