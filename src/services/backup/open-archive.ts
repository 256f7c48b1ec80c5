import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { Readable } from 'node:stream'
import { ServiceError } from '#src/contract/errors.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import product from '#package' with { type: 'json' }
import { connectForArchive } from './archive-client.ts'
import type { Manifest } from './backup-format.ts'
import { acquireBackupLock } from '#src/services/storage/backup-lock.ts'
import { writeBackup } from './write-backup.ts'

export type CompletedArchive = { manifest: Manifest; bytes: number; sha256: string }
export type ArchiveStream = {
  /** The archive, made as fast as it is read. Ends with an error where it could not be made whole. */
  stream: Readable
  /** Settles when all of it was made, or when `stream` broke off; by then nothing of the work is left. */
  made: Promise<CompletedArchive>
}

/**
 * Begins an archive of database and files. All that can be refused is refused here, before its first byte.
 * Destroying `stream` ends the work.
 * Errors: `conflict` while another backup is being made; what the database says.
 */
export async function openArchive({
  url,
  store,
}: {
  url: string
  store: FileStore
}): Promise<ArchiveStream> {
  const client = await connectForArchive(url, 'folio-backup')
  try {
    if (!(await acquireBackupLock(client)))
      throw new ServiceError(
        'conflict',
        'Another backup is running. Try again when it has finished.',
      )
  } catch (error) {
    await client.end()
    throw error
  }
  const hash = createHash('sha256')
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const made = writeBackup({ client, store, target: meter, release: product.version })
    .then((manifest) => ({ manifest, bytes, sha256: hash.digest('hex') }))
    .finally(() => client.end())
  return { stream: meter, made }
}
