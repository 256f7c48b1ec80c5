import { errorMessage } from '#src/lib/error-message.ts'
import { isUtf8 } from 'node:buffer'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { getFileNameLowLevel, openPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { unreadable } from './unreadable.ts'

/** Limits of an archive that is only read: nothing is unpacked to disk, and an entry's bytes are read as a stream. */
const MAX_ENTRIES = 100_000
const MAX_TOTAL_BYTES = 8 * 1024 ** 3
/** Text compresses to a tenth at most; a thousandth indicates a zip bomb. */
const MAX_RATIO = 200
const RATIO_FROM_BYTES = 32 * 1024 ** 2

export type ZipArchive = Disposable & {
  /** Paths of its files, with `/`, in the order of the archive. */
  names: readonly string[]
  /** Bytes of a file, which end with an error when its checksum is another one. Rejects for a name that is not in `names`. */
  open: (name: string) => Promise<Readable>
  size: (name: string) => number
  close: () => void
}

export type ExportedFiles = Pick<ZipArchive, 'names' | 'open' | 'close'>

/**
 * Opens a zip archive. yauzl compares bytes with the sizes in the directory, so the limits also hold later. Errors:
 * `invalid`.
 */
export async function openZip(path: string): Promise<ZipArchive> {
  const file = basename(path)
  const zip = await openPromise(path, { autoClose: false }).catch((error: unknown) => {
    throw unreadable(file, 'is not a complete zip archive', error)
  })
  try {
    const entries = await readEntries(zip, file)
    if ([...entries.values()].some((entry) => entry.isEncrypted()))
      throw unreadable(file, ENCRYPTED)
    refuseBomb([...entries.values()], { file, bytes: (await stat(path)).size })
    return archiveOf(zip, { file, entries })
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readEntries(zip: ZipFile, file: string): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_ENTRIES)
    throw unreadable(file, `contains more than ${MAX_ENTRIES} files`)
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('/')) entries.set(nameOf(entry), entry)
    }
  } catch (error) {
    throw unreadable(file, directoryProblem(error), error)
  }
  return entries
}

const UTF_8 = 0x800

/** The Finder of macOS packs names in UTF-8 without the flag for it. Signs of ASCII, and so the checks of yauzl, stay the same. */
const nameOf = (entry: Entry): string =>
  isUtf8(entry.fileNameRaw)
    ? getFileNameLowLevel(
        entry.generalPurposeBitFlag | UTF_8,
        entry.fileNameRaw,
        entry.extraFields,
        false,
      )
    : entry.fileName

const ENCRYPTED = 'is encrypted: pack it again without a password'

function directoryProblem(error: unknown): string {
  const message = errorMessage(error, '')
  if (/encrypt/i.test(message)) return ENCRYPTED
  const [, name] = /^(?:invalid relative path|absolute path): (.*)$/s.exec(message) ?? []
  return name === undefined
    ? 'has a damaged directory'
    : `contains a file whose name is outside of the archive (${JSON.stringify(name.slice(0, 100))})`
}

function refuseBomb(
  entries: readonly Entry[],
  { file, bytes }: { file: string; bytes: number },
): void {
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0)
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > MAX_TOTAL_BYTES) throw unreadable(file, 'contains more than 8 GB')
  // More packed bytes than the archive has: entries overlap, and the same bytes are unpacked again and again.
  const all = { compressedSize: packed, uncompressedSize: unpacked }
  const isBomb = packed > bytes || [all, ...entries].some(isSuspicious)
  if (isBomb) throw unreadable(file, 'unpacks to far more data than a blog contains')
}

const isSuspicious = ({
  compressedSize,
  uncompressedSize,
}: Pick<Entry, 'compressedSize' | 'uncompressedSize'>) =>
  uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO

function archiveOf(
  zip: ZipFile,
  { file, entries }: { file: string; entries: ReadonlyMap<string, Entry> },
): ZipArchive {
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name)
    if (!entry) throw unreadable(file, `holds no ${name}`)
    return entry
  }
  return {
    names: [...entries.keys()],
    open: async (name) => {
      const entry = entryOf(name)
      if (!entry.canDecodeFileData())
        throw unreadable(file, `holds ${name}, packed by a method other than Deflate`)
      const bytes = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw unreadable(file, `holds ${name} in a damaged form`, error)
      })
      // yauzl can emit a second 'error' after the stream is destroyed; without a listener it would end the process.
      bytes.on('error', () => undefined)
      return Readable.from(verified(bytes, entry.crc32), { objectMode: false })
    },
    size: (name) => entryOf(name).uncompressedSize,
    close: () => zip.close(),
    [Symbol.dispose]: () => zip.close(),
  }
}

/** yauzl compares sizes only: a changed byte may well be unpacked to the same size. */
async function* verified(bytes: AsyncIterable<Uint8Array>, expected: number) {
  let sum = 0
  for await (const chunk of bytes) {
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (sum !== expected) throw new Error('The checksum is another one')
}

/** Opens the parts of an export as one archive. Each name begins with the name of its archive. */
export async function openZips(paths: readonly string[]): Promise<ExportedFiles> {
  const files = new Map<string, () => Promise<Readable>>()
  using opened = new DisposableStack()
  for (const path of paths) {
    const zip = opened.use(await openZip(path))
    for (const name of zip.names) files.set(`${basename(path)}/${name}`, () => zip.open(name))
  }
  const zips = opened.move()
  const open = (name: string) => files.get(name)?.() ?? Promise.reject(new Error(name))
  return { names: [...files.keys()], open, close: () => zips.dispose() }
}
