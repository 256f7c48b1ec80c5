import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileBeside } from './archive/file-beside.ts'
import { openZip } from './archive/open-zip.ts'
import type { ZipArchive } from './archive/open-zip.ts'
import { readable } from './archive/readable.ts'
import { readLimited } from './archive/read-limited.ts'
import { archiveFiles } from './folio/export-files.ts'
import { openFolio } from './folio/open-folio.ts'
import { openGhost } from './ghost/open-ghost.ts'
import { openWordpress } from './wordpress/open-wordpress.ts'
import type { Source, SourceFile } from './source/source-post.ts'

/**
 * The export of Ghost (`.json`, `.zip`) or WordPress (`.xml`, `.zip`) that a file holds, recognised by its first bytes;
 * undefined for any other file.
 * Errors: `invalid` with a sentence that names the file.
 */
export async function openExportFile(path: string): Promise<Source | undefined> {
  const head = await firstBytes(basename(path), createReadStream(path, { end: HEAD - 1 }))
  if (head.startsWith('PK')) return openArchive(path)
  const file = basename(path)
  const open = async () => createReadStream(path)
  const close = () => undefined
  if (isGhost(head)) {
    const picture = beside(path, ['content/images', 'images'])
    return openGhost({ file, open, picture, close })
  }
  if (!isWordpress(head)) return undefined
  return openWordpress({
    documents: [{ file, open }],
    upload: beside(path, ['wp-content/uploads', 'uploads']),
    close,
  })
}

/** Files of the blog that lie beside its export, in the first of these folders that has them. */
const beside = (path: string, folders: readonly string[]) => async (name: string) => {
  for (const folder of folders) {
    const found = await fileBeside(join(dirname(path), folder), name)
    if (found) return found
  }
  return undefined
}

async function openArchive(path: string): Promise<Source | undefined> {
  const zip = await openZip(path)
  try {
    const source = await archiveSource(zip)
    if (!source) zip.close()
    return source
  } catch (error) {
    zip.close()
    throw error
  }
}

async function archiveSource(zip: ZipArchive): Promise<Source | undefined> {
  if (zip.names.some((name) => FOLIO_AT.test(name))) return openFolio(archiveFiles(zip))
  const names = zip.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const documents: string[] = []
  for (const name of names.filter((one) => /\.(?:json|xml)$/i.test(one))) {
    const head = await firstBytes(name, await zip.open(name))
    if (isGhost(head)) return ghostArchive(zip, { names, json: name })
    if (isWordpress(head)) documents.push(name)
  }
  if (documents.length === 0) return undefined
  return openWordpress({
    documents: documents.map((name) => ({ file: name, open: () => zip.open(name) })),
    upload: finder(zip, { names, folder: 'uploads/' }),
    close: zip.close,
  })
}

async function ghostArchive(
  zip: ZipArchive,
  { names, json }: { names: readonly string[]; json: string },
): Promise<Source> {
  const routes = names.find((name) => /(?:^|\/)routes\.yaml$/.test(name))
  return openGhost({
    file: json,
    open: () => zip.open(json),
    picture: finder(zip, { names, folder: 'images/' }),
    ...(routes !== undefined && { routes: await firstBytes(routes, await zip.open(routes)) }),
    close: zip.close,
  })
}

/** Finds files by their path below a folder that may itself lie in folders of the archive. */
function finder(
  zip: ZipArchive,
  { names, folder }: { names: readonly string[]; folder: string },
): (path: string) => Promise<SourceFile | undefined> {
  const byPath = new Map<string, string>()
  for (const name of names) {
    const start = `/${name}`.indexOf(`/${folder}`)
    if (start >= 0) byPath.set(name.slice(start + folder.length), name)
  }
  return async (path) => {
    const entry = byPath.get(path)
    if (entry === undefined) return undefined
    const name = basename(entry)
    return { name, read: async () => readLimited(name, await zip.open(entry)) }
  }
}

/** In the root of the archive, or of the one folder that a file manager packed. */
const FOLIO_AT = /^(?:[^/]+\/)?folio\.json$/

const HEAD = 64 * 1024

/** Enough of a file to recognise it, without the zero bytes of UTF-16. */
async function firstBytes(file: string, stream: Readable): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of readable(file, stream)) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD).toString('latin1').replaceAll('\0', '')
}

const isGhost = (head: string) =>
  /^[^{]{0,20}\{/.test(head) &&
  /"(?:db|data)"\s*:/.test(head) &&
  /"(?:exported_on|posts)"\s*:/.test(head)

const isWordpress = (head: string) => /wordpress\.org\/export\//.test(head)
