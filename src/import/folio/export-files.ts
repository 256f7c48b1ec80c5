import { fileInFolder, filesBelow } from '#src/import/archive/file-in-folder.ts'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readLimited } from '#src/import/archive/read-text.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import type { ExportFiles } from '#src/import/source/source-post.ts'
import { FOLIO_FILE } from '#src/export-format/export-format.ts'

export const isExportFolder = async (folder: string): Promise<boolean> =>
  (await fileInFolder(folder, FOLIO_FILE)) !== undefined

export async function folderFiles(folder: string): Promise<ExportFiles> {
  return {
    names: await filesBelow(folder),
    read: async (name) => {
      const file = await fileInFolder(folder, name)
      if (!file) throw unreadable(name, 'is not there')
      return file.read()
    },
    close: () => undefined,
  }
}

export function archiveFiles(zip: ExportedFiles): ExportFiles {
  const found = zip.names.find((name) => name === FOLIO_FILE || name.endsWith(`/${FOLIO_FILE}`))
  const root = found?.slice(0, -FOLIO_FILE.length) ?? ''
  const inside = zip.names.filter((name) => name.startsWith(root))
  return {
    names: inside.map((name) => name.slice(root.length)).toSorted(),
    read: async (name) => readLimited(name, await zip.open(root + name)),
    close: zip.close,
  }
}
