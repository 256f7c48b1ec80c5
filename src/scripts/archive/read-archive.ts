import { hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract as createExtract } from 'tar-stream'
import { manifestSchema, parseEntryName } from '#src/services/backup/backup-format.ts'
import type { Manifest, ParsedEntryName } from '#src/services/backup/backup-format.ts'

type ArchiveEntry = { name: string; parsedName: ParsedEntryName; bytes: Buffer }

/** Upper limit of an entry: an upload has 10 MB, a chunk of rows 1 MB plus its last row. */
const ENTRY_BYTES = 64 * 1024 * 1024

const cutOff = (cause: unknown) =>
  new Error('The backup is truncated or altered: it cannot be read to the end', { cause })
const altered = (name: string) =>
  new Error(`The backup is altered: the checksum of ${name} does not match`)

/** Yields the entries of an archive in order, each read completely. Errors: the archive is truncated or altered. */
export async function* readEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const extract = createExtract({})
  const stop = new AbortController()
  const feeding = pipeline(
    createReadStream(file),
    createGunzip(),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        if (!extract.write(chunk)) await once(extract, 'drain', { signal: stop.signal })
      }
      extract.end(null)
    },
    { signal: stop.signal },
  ).catch((error: Error) => extract.destroy(error))
  try {
    for await (const entry of extract) {
      const { name, size, type } = entry.header
      const parsedName = parseEntryName(name)
      if (!parsedName || type !== 'file' || size > ENTRY_BYTES) throw altered(name)
      yield { name, parsedName, bytes: await buffer(entry as AsyncIterable<Buffer>) }
    }
  } catch (cause) {
    const isOurs = cause instanceof Error && cause.message.startsWith('The backup')
    const { code = '', message } = cause as NodeJS.ErrnoException
    if (message === 'incorrect header check') throw new Error(`${file} is not a backup`, { cause })
    throw isOurs || code === 'ENOENT' || code === 'EACCES' ? cause : cutOff(cause)
  } finally {
    stop.abort()
    await feeding
  }
}

export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let manifest: Manifest | undefined
  for await (const { name, parsedName, bytes } of readEntries(file)) {
    if (manifest || found.has(name)) throw altered(name)
    if (parsedName.type === 'manifest') manifest = parseManifest(bytes)
    else found.set(name, { size: bytes.length, sha256: hash('sha256', bytes) })
  }
  if (!manifest) throw cutOff('no manifest')
  for (const { name, ...wanted } of manifest.entries) {
    const { size, sha256 } = found.get(name) ?? {}
    if (size !== wanted.size || sha256 !== wanted.sha256) throw altered(name)
    found.delete(name)
  }
  const [stranger] = found.keys()
  if (stranger !== undefined) throw altered(stranger)
  return manifest
}

function parseManifest(bytes: Buffer): Manifest {
  let json: unknown
  try {
    json = JSON.parse(bytes.toString())
  } catch (cause) {
    throw new Error('The backup is altered: its manifest cannot be read', { cause })
  }
  const { format } = (json ?? {}) as { format?: unknown }
  if (typeof format === 'number' && format > 1)
    throw new Error(
      `The backup (format ${format}) was created by a newer release. Restore it with that release`,
    )
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw new Error('The backup is altered: its manifest is not complete')
  return parsed.data
}
