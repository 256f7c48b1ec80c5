import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { ServiceError } from '#src/contract/errors.ts'
import { fileProblem } from '#src/import/source/file-problem.ts'
import type { Project } from './find-project.ts'

export const MARKDOWN = /\.(?:md|mdx|markdown|mdown|mkd)$/i
const SKIPPED =
  /^(?:node_modules|themes?|layouts?|_layouts|_includes|_site|archetypes|bower_components|__tests__)$/i
/** Usual names, which posts may also have. */
const AMBIGUOUS_FOLDER = /^(?:dist|build|out|vendor|i18n|coverage)$/i
/** Texts about the repository by their usual names, which posts may have too. */
const REPOSITORY_FILE =
  /^(?:readme|license|licence|changelog|contributing|contributors|code[_-]of[_-]conduct|security|todo|claude|agents|404)\./i
const SECTION_PAGE = /^_index\./i
const OTHER_FORMAT = /\.(?:html?|textile|org|rst|adoc|asciidoc|ipynb)$/i
const CONTENT =
  /^(?:contents?|data|markdown|posts?|_posts|_drafts|blogs?|articles?|writings?|notes?|news|til|journal|essays?|entry|entries)$/i

export type SiteFile = { file: string; kind: 'post' | 'repository' | 'format' | 'dynamic' }

/** In a content folder, any file with front matter is a post. Errors: `invalid` for an unreadable folder. */
export async function* siteFiles(
  project: Project,
  folder: string,
  isDynamic = false,
): AsyncGenerator<SiteFile> {
  const isInContent = isContent(project, folder)
  for (const entry of await entriesOf(folder)) {
    const { name } = entry
    const file = path.join(folder, name)
    if (name.startsWith('.')) continue
    if (entry.isDirectory()) {
      const isNamedSo = AMBIGUOUS_FOLDER.test(name)
      if (isSkipped(project, name)) continue
      if (!isNamedSo || isInContent) yield* siteFiles(project, file, isDynamic || isNamedSo)
      else if (await holdsPosts(file)) yield { file, kind: 'dynamic' }
    } else if (entry.isFile()) {
      const kind = await kindOf(file, { name, isInContent, isDynamic })
      if (kind) yield { file, kind }
    }
  }
}

// Hugo writes its site there; Next.js serves files from it, of posts too.
const isSkipped = ({ generator }: Project, name: string) =>
  SKIPPED.test(name) || (name === 'public' && !/^(?:next|astro|plain|obsidian)$/.test(generator))

const isContent = ({ generator, root }: Project, folder: string) =>
  /^(?:plain|obsidian)$/.test(generator) ||
  path
    .relative(root, folder)
    .split(path.sep)
    .some((part) => CONTENT.test(part))

type EntryContext = { name: string; isInContent: boolean; isDynamic: boolean }

async function kindOf(
  file: string,
  { name, isInContent, isDynamic }: EntryContext,
): Promise<SiteFile['kind'] | undefined> {
  if (SECTION_PAGE.test(name)) return undefined
  if (MARKDOWN.test(name)) {
    const isUsual = !REPOSITORY_FILE.test(name) && !isDynamic
    if (isUsual || (isInContent && (await hasFrontMatter(file)))) return 'post'
    return isDynamic ? undefined : 'repository'
  }
  if (!OTHER_FORMAT.test(name)) return undefined
  // Jekyll's posts may be HTML.
  if (/\.html?$/i.test(name) && /[\\/]_(?:posts|drafts)\b/.test(file)) return 'post'
  return isInContent || (await hasFrontMatter(file)) ? 'format' : undefined
}

async function holdsPosts(folder: string): Promise<boolean> {
  for (const entry of await entriesOf(folder)) {
    const file = path.join(folder, entry.name)
    if (entry.name.startsWith('.') || SKIPPED.test(entry.name)) continue
    if (entry.isDirectory() && (await holdsPosts(file))) return true
    if (entry.isFile() && MARKDOWN.test(entry.name) && (await hasFrontMatter(file))) return true
  }
  return false
}

const hasFrontMatter = async (file: string): Promise<boolean> =>
  /^\uFEFF?(?:---|\+\+\+|\{)[ \t]*\r?\n/.test(await firstText(file, 8))

/** The first bytes as text. A file that cannot be read is reported where it is read whole. */
export async function firstText(path: string, bytes: number): Promise<string> {
  await using file = await open(path).catch(() => undefined)
  const { buffer, bytesRead } = (await file?.read({ buffer: Buffer.alloc(bytes) })) ?? {}
  return buffer?.toString('utf8', 0, bytesRead) ?? ''
}

async function entriesOf(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    const message = `${path.basename(folder)} ${fileProblem(error)}.`
    throw new ServiceError('invalid', message, { cause: error })
  })
  return entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
