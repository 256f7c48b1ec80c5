import { createHash } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import type { Manifest } from '#src/services/backup/backup-format.ts'
import { writeBackup } from '#src/services/backup/write-backup.ts'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { ROOT } from '#src/scripts/run-child.ts'

type ArchiveOptions = { file: string; url: string; store: FileStore }
export type MadeArchive = { manifest: Manifest; bytes: number; sha256: string }

/** Connects for work of minutes; the caller ends it. */
export async function connectForArchive(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // The query under way fails with the same error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Writes an archive into a new file, which only gets its name when every byte of it is on the disk.
 * Errors: the file exists; what the database, the store and the disk say. Then no file is left.
 */
export async function makeArchive({ file, url, store }: ArchiveOptions): Promise<MadeArchive> {
  const target = path.resolve(file)
  const part = `${target}.part`
  await mkdir(path.dirname(target), { recursive: true })
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${part} exists: another backup is being made`)
    throw error
  })
  try {
    const hash = createHash('sha256')
    let bytes = 0
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        done(null, chunk)
      },
    })
    const client = await connectForArchive(url, 'folio-backup')
    const writing = pipeline(meter, handle.createWriteStream({ flush: true }))
    const [manifest] = await Promise.all([
      writeBackup({ client, store, target: meter, release: await release() }),
      writing,
    ]).finally(() => client.end())
    // A link, unlike a rename, takes no other file's place.
    await link(part, target).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new Error(`${target} exists: choose another name`) : error
    })
    await syncFolder(path.dirname(target))
    return { manifest, bytes, sha256: hash.digest('hex') }
  } finally {
    await handle.close().catch(() => undefined)
    await rm(part, { force: true })
  }
}

async function release(): Promise<string> {
  const text = await readFile(path.join(ROOT, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
