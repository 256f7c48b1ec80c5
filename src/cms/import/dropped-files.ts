import type { NamedFile } from '#src/queries/upload.ts'

/**
 * Not of the site: dependencies, the repository itself, settings of its machines and secrets. Eleventy's own settings
 * begin with a dot, and so do the lists of files that it excludes.
 */
const LEFT = /(?:^|\/)(?:node_modules(?:\/|$)|\.(?!eleventy\.[cm]?js$|eleventyignore$|gitignore$))/

/** Reads the entries synchronously: the browser clears the drop when its event ends. Rejects for an unreadable folder. */
export function readDroppedFiles(dropped: DataTransfer): Promise<NamedFile[]> {
  const entries = [...dropped.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  return Promise.all(entries.map(readEntry)).then((lists) => lists.flat())
}

export const namedFiles = (files: readonly File[]): NamedFile[] =>
  files
    .map((file) => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !LEFT.test(path))

async function readEntry(entry: FileSystemEntry): Promise<NamedFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (LEFT.test(path)) return []
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path, file }]
  }
  const files: NamedFile[] = []
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  // A folder is read in parts of a hundred entries, until one is empty.
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (part.length === 0) return files
    for (const inner of part) files.push(...(await readEntry(inner)))
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
