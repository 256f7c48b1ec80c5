import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileInFolder, filesBelow } from '#src/import/archive/file-in-folder.ts'
import { openZip, openZips } from '#src/import/archive/open-zip.ts'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readable, unreadable } from '#src/import/archive/unreadable.ts'
import { readLimited } from '#src/import/archive/read-text.ts'
import { archiveFiles } from '#src/import/folio/export-files.ts'
import { openFolio } from '#src/import/folio/open-folio.ts'
import { openGhost } from '#src/import/ghost/open-ghost.ts'
import { openWordpress } from '#src/import/wordpress/open-wordpress.ts'
import type { Source, SourceFile } from '#src/import/source/source-post.ts'
import { isBloggerFeed, openBlogger } from '#src/import/blogger/open-blogger.ts'
import { isDevtoList, openDevto } from '#src/import/devto/open-devto.ts'
import { isMediumPost, openMedium } from '#src/import/medium/open-medium.ts'
import { isSubstackList, openSubstack } from '#src/import/substack/open-substack.ts'

/** Recognises an export of Ghost or WordPress by its first bytes; undefined for any other file. Errors: `invalid`. */
export async function openExportFile(path: string): Promise<Source | undefined> {
  const file = basename(path)
  const open = async () => createReadStream(path)
  const head = await firstBytes(file, await open())
  if (head.startsWith('PK')) return openArchive(path)
  const files = { names: [file], open, close: () => undefined }
  const find = (name: string) => fileBeside(path, name)
  return (await openExport(files, { file, candidates: [file], find })) ?? openPlatform(files)
}

async function fileBeside(path: string, name: string): Promise<SourceFile | undefined> {
  const [folder = '', ...inside] = name.split('/')
  for (const above of ['content', 'wp-content', '.']) {
    const found = await fileInFolder(join(dirname(path), above, folder), inside.join('/'))
    if (found) return found
  }
  return undefined
}

/** Opens the export in a folder; undefined if there is none. Errors: `invalid`. */
export async function openExportFolder(folder: string): Promise<Source | undefined> {
  const all = await filesBelow(folder)
  const names = all.filter((name) => !/(?:^|\/)node_modules\//.test(name))
  const open = (name: string) => Promise.resolve(createReadStream(join(folder, name)))
  const source = await sourceIn(basename(folder), { names, open, close: () => undefined })
  const archives = names.filter((name) => /^[^/]+\.zip$/i.test(name))
  const [archive, ...others] = archives.map((name) => join(folder, name))
  if (source !== undefined || archive === undefined) return source
  if (others.length === 0) return openArchive(archive)
  return openOrClose(basename(folder), await openZips([archive, ...others]))
}

const openArchive = async (path: string): Promise<Source | undefined> =>
  openOrClose(basename(path), await openZip(path))

async function openOrClose(file: string, files: ExportedFiles): Promise<Source | undefined> {
  using opened = new DisposableStack()
  opened.defer(files.close)
  const source = await sourceIn(file, files)
  // The source closes them.
  if (source) opened.move()
  return source
}

async function sourceIn(file: string, files: ExportedFiles): Promise<Source | undefined> {
  if (files.names.some((name) => FOLIO_AT.test(name))) return openFolio(archiveFiles(files))
  const names = files.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const known = { ...files, names }
  const candidates = names.filter((name) => /\.(?:json|xml)$/i.test(name))
  const find = finder(known)
  return (await openPlatform(known)) ?? openExport(known, { file, candidates, find })
}

type Export = {
  file: string
  candidates: readonly string[]
  /** A file of the blog by its path from `images`, `media`, `files` or `uploads`. */
  find: (path: string) => Promise<SourceFile | undefined>
}

async function openExport(
  files: ExportedFiles,
  { file, candidates, find }: Export,
): Promise<Source | undefined> {
  const ghost: string[] = []
  const wordpress: string[] = []
  for (const name of candidates) {
    const head = await firstBytes(name, await files.open(name))
    if (isGhost(head)) ghost.push(name)
    else if (isWordpress(head)) wordpress.push(name)
  }
  const [json, ...others] = ghost
  if (others.length > 0 || (json !== undefined && wordpress.length > 0)) {
    const found = [...ghost, ...wordpress].join(', ')
    throw unreadable(file, `contains several exports: ${found}. Import them one after the other`)
  }
  const opened = (name: string) => ({ file: name, open: () => files.open(name) })
  const { close } = files
  if (json !== undefined) {
    const routes = files.names.find((name) => /(?:^|\/)routes\.yaml$/.test(name))
    const text = routes && (await firstBytes(routes, await files.open(routes)))
    return openGhost({ ...opened(json), routes: text, find, close })
  }
  return wordpress.length === 0
    ? undefined
    : openWordpress({ documents: wordpress.map(opened), find, close })
}

/** Finds files by their path from a folder that may itself lie in folders of the archive. */
function finder({ names, open }: ExportedFiles): Export['find'] {
  const byPath = new Map<string, string>()
  for (const name of names)
    for (const folder of ['images', 'media', 'files', 'uploads']) {
      const start = `/${name}`.indexOf(`/${folder}/`)
      if (start >= 0) byPath.set(name.slice(start).normalize('NFC'), name)
    }
  return async (path) => {
    const entry = byPath.get(path.normalize('NFC'))
    if (entry === undefined) return undefined
    const name = basename(entry)
    return { name, read: async () => readLimited(name, await open(entry)) }
  }
}

/** In the root of the archive, or of the one folder that a file manager packed. */
const FOLIO_AT = /^(?:[^/]+\.zip\/)?(?:[^/]+\/)?folio\.json$/i

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

/** Recognises a platform by its file names; undefined if there are none. Errors: `invalid`. */
async function openPlatform(files: ExportedFiles): Promise<Source | undefined> {
  if (files.names.some(isSubstackList)) return openSubstack(files)
  if (files.names.some(isMediumPost)) return openMedium(files)
  if (files.names.some(isDevtoList)) return openDevto(files)
  if (files.names.some(isBloggerFeed)) return openBlogger(files)
  return undefined
}
