import type { Typography } from '#src/import/html/typographic-text.ts'
import type { StoredFields } from '#src/export-format/post-front-matter.ts'
import type { LeftBehind } from '#src/contract/import/left-behind.ts'

/** A post as the source tells it, before anything is decided. */
export type SourcePost = {
  /** Identity in the source: path, or id of the other system; stable between two exports. */
  key: string
  /** For reports: file and, where known, line. */
  place: SourcePlace
  title?: string
  slug?: string
  excerpt?: string
  /** When it appeared there, or will. */
  publishedAt?: Date
  /** What is wrong with its date: a sentence without its full stop. */
  dateProblem?: string
  updatedAt?: Date
  tags: string[]
  /** Of one subject; without it the site's default. */
  category?: string
  /** In minutes; without it calculated from the text. */
  readTime?: number
  author?: string
  canonicalUrl?: string
  seoTitle?: string
  seoDescription?: string
  series?: string
  /** Its place in the series. */
  seriesPart?: number
  isDraft: boolean
  /** Of a draft that readers had there, some or for some time: it keeps its date. */
  hasAppeared?: boolean
  /** `isUnseen`: its field is one that no template of the old site shows. */
  cover?: { address: string; alt?: string; isUnseen?: true }
  /** `exported`: Markdown as our own export writes it, read back exactly. */
  body: { format: 'markdown' | 'html' | 'exported'; text: string }
  /** Of Markdown whose quotes, dashes and dots were published otherwise than they are typed. */
  typography?: Typography
  /** Of our own export: what was stored, which is not adjusted. */
  stored?: StoredPost
  /** Lines of the file at which its addresses stand, where the text is converted before it comes here. */
  addressLines?: ReadonlyMap<string, number>
  /** Paths (`/2019/05/title/`, `/?p=12`, `/old.html`) at which the post was reachable. */
  addresses: string[]
  warnings: SourceWarning[]
  /** Why it cannot be imported: the post is left out, and the report says this sentence. */
  problem?: string
}

/** Fields of a post as they were stored, and its dates. */
export type StoredPost = {
  values: StoredFields
  formerSlugs: string[]
  createdAt?: Date
  updatedAt?: Date
}

export type SourcePlace = { file: string; line?: number }

/** `kind`: of what does not arrive as it was. `isOfSite`: about something of the old site that several posts may name, said once. */
export type SourceWarning = {
  place: SourcePlace
  text: string
  kind?: LeftBehind
  isOfSite?: true
}

/** A file that posts refer to, found by the address they use. */
export type SourceFile = {
  name: string
  /** Rejects when the file is larger than an upload may be. */
  read: () => Promise<Buffer>
}

/** Files of an export by their paths with `/`. */
export type ExportFiles = {
  /** Sorted. */
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
  /** Said to the person: "A Hugo site of 120 posts". */
  description: string
  /** Where the blog was, if the source says so. */
  site?: string
  /**
   * Of Markdown: the remote address of the repository that it lies in, the path on this machine, the name of the folder.
   * Of Blogger the first is the id of the blog.
   */
  repository?: string
  path?: string
  folder?: string
  posts: () => AsyncIterable<SourcePost>
  /** About what is no post: pages and files that stay behind, settings that cannot be read. */
  warnings?: SourceWarning[]
  /** Of our own export: everything besides its posts. */
  export?: ExportFiles
  /** The file at an address as the post `from` writes it; undefined where there is none. */
  file: (address: string, from: SourcePost) => Promise<SourceFile | undefined>
  close: () => Promise<void>
}
