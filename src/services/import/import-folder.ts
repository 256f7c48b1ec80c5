import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ServiceError } from '#src/contract/errors.ts'
import { succeeds } from '#src/lib/succeeds.ts'

const PREFIX = 'folio-import-'
const FILES = 'files'
const DAY_MS = 24 * 60 * 60 * 1000

/** A new temporary folder for the files of an upload, readable by this user only. @returns where to write them */
export async function createUploadFolder(): Promise<string> {
  const files = path.join(await mkdtemp(path.join(tmpdir(), `${PREFIX}upload-`)), FILES)
  await mkdir(files)
  return files
}

/** Removes the folder of an upload that was refused. */
export const removeUploadFolder = (files: string): Promise<void> => remove(path.dirname(files))

/** Hands an uploaded folder over to an import, by whose id it is found. */
export const keepUploadFolder = (files: string, id: string): Promise<void> =>
  rename(path.dirname(files), folderOf(id))

/** Nothing happens where there is none any more. */
export const removeImportFolder = (id: string): Promise<void> => remove(folderOf(id))

export const hasImportFolder = (id: string): Promise<boolean> => succeeds(stat(folderOf(id)))

/** The file or folder to import, and the folder above which its reader may not look. */
export async function uploadedSource(id: string): Promise<{ target: string; top: string }> {
  const top = path.join(folderOf(id), FILES)
  const target = await uploadedTarget(top).catch((cause: unknown) => {
    throw new ServiceError('conflict', GONE, { cause })
  })
  return { target, top }
}

const GONE = 'The files are no longer on the server. Upload them again.'

/** The dropped file or folder; the upload folder if there are several. */
export async function uploadedTarget(files: string): Promise<string> {
  const [first, ...others] = await readdir(files)
  return first !== undefined && others.length === 0 ? path.join(files, first) : files
}

/** Removes the files of imports that were not started within a day, and of interrupted uploads. */
export async function removeOldImportFolders(olderThanMs = DAY_MS): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    const found = name.startsWith(PREFIX) && (await stat(folder).catch(() => undefined))
    if (found && found.mtimeMs < Date.now() - olderThanMs) await remove(folder)
  }
}

const folderOf = (id: string) => path.join(tmpdir(), PREFIX + id)

const remove = (folder: string) => rm(folder, { recursive: true, force: true })
