import type { LibraryEntry } from './export-format.ts'

export type LibraryFile = LibraryEntry & { id: string; url: string; storedName: string }

export type LibraryNames = {
  exportUrl: (url: string) => string
  /** A document with its files by name: the next database assigns new ids. */
  portable: (document: unknown) => unknown
}

export function libraryNames(library: readonly LibraryFile[]): LibraryNames {
  const byUrl = new Map(library.map(({ url, file }) => [url, `/media/${file}`]))
  const byId = new Map(library.map(({ id, file }) => [id, `media:${file}`]))
  const exportUrl = (url: string) => byUrl.get(url) ?? url
  const portable = (value: unknown, isRichText = false): unknown => {
    if (typeof value === 'string') return byId.get(value) ?? exportUrl(value)
    if (Array.isArray(value)) return value.map((item) => portable(item, isRichText))
    if (typeof value !== 'object' || value === null) return value
    const isInside = isRichText || 'root' in value
    const entries = Object.entries(value).filter(([name]) => isInside || name !== 'id')
    return Object.fromEntries(entries.map(([name, item]) => [name, portable(item, isInside)]))
  }
  return { exportUrl, portable: (document) => portable(document) }
}

export type UploadedFiles = ReadonlyMap<string, { id: string; url: string }>

export function linkUploads(value: unknown, uploaded: UploadedFiles): unknown {
  if (typeof value === 'string') {
    const id =
      value.startsWith('media:') && uploaded.get(`/media/${value.slice('media:'.length)}`)?.id
    return id || (uploaded.get(value)?.url ?? value)
  }
  if (Array.isArray(value)) return value.map((item) => linkUploads(item, uploaded))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, linkUploads(item, uploaded)]),
  )
}
