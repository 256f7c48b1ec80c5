import type { LibraryEntry } from '#src/export-format/export-format.ts'
import { extensionOf } from '#src/services/uploads/file-types.ts'

/** A file of the library, with its name in the store and its names in the export. */
export type LibraryFile = LibraryEntry & { id: string; url: string; storedName: string }

/** Names of letters, digits and hyphens, each once, with the extension of the stored file. */
export function plainNames(): (originalName: string, storedName: string) => string {
  const used = new Set<string>()
  return (originalName, storedName) => {
    const stem = originalName
      .replace(/\.\w{1,5}$/, '')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80)
    const base = stem || 'file'
    for (let count = 1; ; count += 1) {
      const name = `${base}${count === 1 ? '' : `-${count}`}.${extensionOf(storedName)}`
      if (used.has(name)) continue
      used.add(name)
      return name
    }
  }
}

/** Addresses and ids of files as the export writes them. */
export type LibraryNames = {
  /** `/media/name.png` for the address of a file; any other stays. */
  address: (url: string) => string
  /** A document with its files by name: rows lose their ids, which the next database gives anew. */
  portable: (document: unknown) => unknown
}

export function libraryNames(library: readonly LibraryFile[]): LibraryNames {
  const byUrl = new Map(library.map(({ url, file }) => [url, `/media/${file}`]))
  const byId = new Map(library.map(({ id, file }) => [id, `media:${file}`]))
  const address = (url: string) => byUrl.get(url) ?? url
  const portable = (value: unknown, isRichText = false): unknown => {
    if (typeof value === 'string') return byId.get(value) ?? address(value)
    if (Array.isArray(value)) return value.map((item) => portable(item, isRichText))
    if (typeof value !== 'object' || value === null) return value
    const isInside = isRichText || 'root' in value
    const entries = Object.entries(value).filter(([name]) => isInside || name !== 'id')
    return Object.fromEntries(entries.map(([name, item]) => [name, portable(item, isInside)]))
  }
  return { address, portable: (document) => portable(document) }
}
