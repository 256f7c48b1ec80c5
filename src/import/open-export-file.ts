import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileInFolder, filesBelow } from '#src/import/archive/file-in-folder.ts'
import { openZip } from '#src/import/archive/open-zip.ts'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { openZips } from '#src/import/archive/open-zips.ts'
import { readable } from '#src/import/archive/readable.ts'
import { readLimited } from '#src/import/archive/read-limited.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
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
  const head = await firstBytes(basename(path), createReadStream(path, { end: HEAD - 1 }))
  if (head.startsWith('PK')) return openArchive(path)
  const file = basename(path)
  const open = async () => createReadStream(path)
  const close = () => undefined
  if (isGhost(head)) {
    const content = (folder: string, name: string) =>
      fileInFolders(path, [`content/${folder}`, folder])(name)
    return openGhost({ file, open, content, close })
  }
  if (!isWordpress(head)) return openPlatform({ names: [file], open, close })
  return openWordpress({
    documents: [{ file, open }],
    upload: fileInFolders(path, ['wp-content/uploads', 'uploads']),
    close,
  })
}

const fileInFolders = (path: string, folders: readonly string[]) => async (name: string) => {
  for (const folder of folders) {
    const found = await fileInFolder(join(dirname(path), folder), name)
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
  try {
    const source = await sourceIn(file, files)
    if (!source) files.close()
    return source
  } catch (error) {
    files.close()
    throw error
  }
}

async function sourceIn(file: string, files: ExportedFiles): Promise<Source | undefined> {
  if (files.names.some((name) => FOLIO_AT.test(name))) return openFolio(archiveFiles(files))
  const names = files.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
  const platform = await openPlatform({ ...files, names })
  if (platform) return platform
  const ghost: string[] = []
  const wordpress: string[] = []
  for (const name of names.filter((one) => /\.(?:json|xml)$/i.test(one))) {
    const head = await firstBytes(name, await files.open(name))
    if (isGhost(head)) ghost.push(name)
    else if (isWordpress(head)) wordpress.push(name)
  }
  const [json, ...others] = ghost
  if (others.length > 0 || (json !== undefined && wordpress.length > 0)) {
    const found = [...ghost, ...wordpress].join(', ')
    throw unreadable(file, `contains several exports: ${found}. Import them one after the other`)
  }
  if (json !== undefined) return ghostSource(files, { names, json })
  if (wordpress.length === 0) return undefined
  return openWordpress({
    documents: wordpress.map((name) => ({ file: name, open: () => files.open(name) })),
    upload: finder(files, { names, folder: 'uploads/' }),
    close: files.close,
  })
}

async function ghostSource(
  files: ExportedFiles,
  { names, json }: { names: readonly string[]; json: string },
): Promise<Source> {
  const find = (folder: string) => finder(files, { names, folder })
  const finders = { images: find('images/'), media: find('media/'), files: find('files/') }
  const routes = names.find((name) => /(?:^|\/)routes\.yaml$/.test(name))
  return openGhost({
    file: json,
    open: () => files.open(json),
    content: (folder, path) => finders[folder](path),
    ...(routes !== undefined && { routes: await firstBytes(routes, await files.open(routes)) }),
    close: files.close,
  })
}

/** Finds files by their path below a folder that may itself lie in folders of the archive. */
function finder(
  files: ExportedFiles,
  { names, folder }: { names: readonly string[]; folder: string },
): (path: string) => Promise<SourceFile | undefined> {
  const byPath = new Map<string, string>()
  for (const name of names) {
    const start = `/${name}`.indexOf(`/${folder}`)
    if (start >= 0) byPath.set(name.slice(start + folder.length).normalize('NFC'), name)
  }
  return async (path) => {
    const entry = byPath.get(path.normalize('NFC'))
    if (entry === undefined) return undefined
    const name = basename(entry)
    return { name, read: async () => readLimited(name, await files.open(entry)) }
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
