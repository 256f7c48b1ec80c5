import type { Typography } from '#src/import/html/typographic-text.ts'
import type { StoredFields } from '#src/export-format/post-front-matter.ts'
import type { ImportWarning } from '#src/contract/import/import-schemas.ts'

export type SourcePost = {
  /** Identity in the source: path, or id of the other system; stable between two exports. */
  key: string
  place: SourceLocation
  title?: string
  slug?: string
  excerpt?: string
  publishedAt?: Date
  dateProblem?: string
  updatedAt?: Date
  tags: string[]
  category?: string
  /** In minutes; without it calculated from the text. */
  readTime?: number
  author?: string
  canonicalUrl?: string
  seoTitle?: string
  seoDescription?: string
  series?: string
  seriesPart?: number
  isDraft: boolean
  /** Set for a draft that was public on the old site at some time or for some readers; it keeps its date. */
  hasAppeared?: boolean
  cover?: { url: string; alt?: string; isUnseen?: true }
  body: { format: 'markdown' | 'html' | 'exported'; text: string }
  /** Set for Markdown whose quotes, dashes and dots were published as typographic ones. */
  typography?: Typography
  /** For our own export: the stored form, which is not adjusted. */
  stored?: StoredPost
  /** Line numbers of URLs, if the text was converted before. */
  urlLines?: ReadonlyMap<string, number>
  oldPaths: string[]
  warnings: SourceWarning[]
  /** Why it cannot be imported: the post is left out, and the report says this sentence. */
  problem?: string
}

export type StoredPost = {
  values: StoredFields
  formerSlugs: string[]
  createdAt?: Date
  updatedAt?: Date
}

export type SourceLocation = ImportWarning['place']

/** `isOfSite`: several posts may have the same warning, which is reported once. */
export type SourceWarning = ImportWarning & { isOfSite?: true }

export type SourceFile = {
  name: string
  /** Rejects when the file is larger than an upload may be. */
  read: () => Promise<Buffer>
}

export type ExportFiles = {
  names: readonly string[]
  /** Rejects, naming the file, when it is larger than 10 MB or damaged. */
  read: (path: string) => Promise<Buffer>
  close: () => void
}

type SourceKind =
  | 'markdown'
  | 'ghost'
  | 'wordpress'
  | 'folio'
  | 'medium'
  | 'substack'
  | 'devto'
  | 'blogger'

export type Source = {
  kind: SourceKind
  description: string
  site?: string
  /** Markdown: Git remote URL, local path and folder name. Blogger: `repository` is the blog id. */
  repository?: string
  path?: string
  folder?: string
  posts: () => AsyncIterable<SourcePost>
  /** About other content: skipped pages and files, unreadable settings. */
  warnings?: SourceWarning[]
  export?: ExportFiles
  /** The file at a URL as the post `from` writes it; undefined where there is none. */
  file: (url: string, from: SourcePost) => Promise<SourceFile | undefined>
  close: () => Promise<void>
}
