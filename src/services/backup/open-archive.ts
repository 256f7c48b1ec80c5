import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { ServiceError } from '#src/contract/errors.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import product from '#package' with { type: 'json' }
import { connectForArchive } from './archive-client.ts'
import type { Manifest } from './backup-format.ts'
import { acquireBackupLock } from '#src/services/storage/backup-lock.ts'
import { writeBackup } from './write-backup.ts'

export type CompletedArchive = { manifest: Manifest; bytes: number; sha256: string }
type ArchiveStream = {
  /** The archive, produced at the reader's pace. Errors when it could not be completed. */
  stream: Readable
  /** Settles when the archive is complete or `stream` broke off, after all resources are released. */
  made: Promise<CompletedArchive>
}

/**
 * Refuses before the first byte. Destroying `stream` cancels the backup. Errors: `conflict` during another backup,
 * errors of the database.
 */
export async function openArchive({
  url,
  store,
}: {
  url: string
  store: FileStore
}): Promise<ArchiveStream> {
  const lock = await connectForArchive(url, 'folio-backup')
  const client = await lockedClient(lock, url).catch(async (error: unknown) => {
    await lock.end()
    throw error
  })
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const write = async () => {
    try {
      const manifest = await writeBackup({ client, store, target: meter, release: product.version })
      // Fails when the lock was lost, and files may be missing.
      await lock.query('commit')
      return { manifest, bytes, sha256: hash.digest('hex') }
    } finally {
      await Promise.all([client.end(), lock.end()])
    }
  }
  return { stream: meter, made: write() }
}

async function lockedClient(lock: Client, url: string): Promise<Client> {
  if (await acquireBackupLock(lock)) return connectForArchive(url, 'folio-backup')
  throw new ServiceError('conflict', 'Another backup is running. Try again when it has finished.')
}
