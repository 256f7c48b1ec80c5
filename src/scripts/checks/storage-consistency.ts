import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ClientBase } from 'pg'
import type { FileStore } from '#src/services/storage/file-store.ts'
import { listReferencedFiles } from '#src/services/storage/referenced-files.ts'
import type { ReferencedFile } from '#src/services/storage/referenced-files.ts'

type CheckOptions = {
  client: ClientBase
  store: FileStore
  /** Age in milliseconds above which a file without a row is a violation. */
  orphanAgeMs: number
}

type StorageReport = { files: number; problems: string[] }

const INVARIANTS = path.join(import.meta.dirname, 'storage-invariants.sql')

/** Compares rows and files byte by byte. Changes nothing. Checks concurrent changes again before it reports them. */
export async function checkStorageConsistency(options: CheckOptions): Promise<StorageReport> {
  const { client, store } = options
  const breaches = await client.query<{ breach: string; what: string }>(
    await readFile(INVARIANTS, 'utf8'),
  )
  const named = await listReferencedFiles(client)
  const problems = breaches.rows.map(({ breach, what }) => `${breach}: ${what}`)
  const suspects: { file: ReferencedFile; problem: string }[] = []
  for (const file of named) {
    const problem = await problemOf(store, file)
    if (problem) suspects.push({ file, problem })
  }
  const now = new Set((await listReferencedFiles(client)).map(storagePath))
  for (const { file, problem } of suspects)
    if (now.has(storagePath(file))) problems.push(`${problem}: ${storagePath(file)}`)
  for (const orphan of await orphansOf(options))
    if (!now.has(orphan)) problems.push(`no row references: ${orphan}`)
  return { files: named.length, problems }
}

const storagePath = ({ kind, name }: Pick<ReferencedFile, 'kind' | 'name'>) => `${kind}/${name}`

async function problemOf(store: FileStore, { kind, name, sha256 }: ReferencedFile) {
  const stream = await store.read(kind, name)
  if (stream === null) return 'missing'
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
  }
  if (size === 0) return 'empty'
  return sha256 !== null && hash.digest('hex') !== sha256 ? 'altered' : null
}

/** Old files that no row referenced at any time during the check. */
async function orphansOf({ client, store, orphanAgeMs }: CheckOptions): Promise<string[]> {
  const before = Date.now() - orphanAgeMs
  const old: string[] = []
  for await (const file of store.list())
    if (file.modifiedAt.getTime() <= before) old.push(storagePath(file))
  const named = new Set((await listReferencedFiles(client)).map(storagePath))
  return old.filter((file) => !named.has(file)).sort()
}
