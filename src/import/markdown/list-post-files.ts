import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileProblem } from '#src/import/source/file-problem.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { Generator, Project } from './find-project.ts'

/** Names of Markdown files. */
export const MARKDOWN = /\.(?:md|mdx|markdown|mdown|mkd)$/i
/** What generators write or bring along. */
const SKIPPED =
  /^(?:node_modules|dist|build|out|themes?|vendor|layouts?|_layouts|_includes|_site|archetypes|i18n|bower_components|__tests__|coverage)$/i
/** Texts about the repository, and Hugo's pages of sections. */
const NO_POST =
  /^(?:_index|readme|license|licence|changelog|contributing|contributors|code[_-]of[_-]conduct|security|todo|claude|agents|404)\./i

/** `key`: the path relative to the root, with `/`. */
export type PostFile = { file: string; key: string }

/**
 * The files of posts, in the order of their paths. Of a whole site only those in its sections of posts, and not its
 * pages; a folder that was named itself is taken whole.
 */
export async function listPostFiles(project: Project): Promise<PostFile[]> {
  const { root, scope, generator } = project
  const isFile = MARKDOWN.test(scope) || /\.html?$/i.test(scope)
  const files = isFile ? [scope] : []
  if (!isFile) for await (const file of walk(scope, generator)) files.push(file)
  const all = files.map((file) => ({ file, key: keyOf(root, file) }))
  return scope === root ? all.filter(chooser(project, all)) : all
}

const keyOf = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

async function* walk(folder: string, generator: Generator): AsyncGenerator<string> {
  // Hugo writes its site there; Next.js serves files from it, of posts too.
  const isSkipped = (name: string) =>
    SKIPPED.test(name) || (name === 'public' && !/^(?:next|astro|plain|obsidian)$/.test(generator))
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw new ServiceError('invalid', `${path.basename(folder)} ${fileProblem(error)}.`, {
      cause: error,
    })
  })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const { name } = entry
    const inside = path.join(folder, name)
    if (name.startsWith('.')) continue
    if (entry.isDirectory() && !isSkipped(name)) yield* walk(inside, generator)
    else if (entry.isFile() && isPostFile(name, folder)) yield inside
  }
}

const isPostFile = (name: string, folder: string) =>
  !NO_POST.test(name) &&
  (MARKDOWN.test(name) || (/\.html?$/i.test(name) && /[\\/]_(?:posts|drafts)\b/.test(folder)))

const SECTION =
  /^(?:posts?|_posts|blogs?|articles?|writings?|notes?|news|til|journal|essays?|entry|entries|\d{4})$/i
const NO_SECTION = /^(?:pages?|about|legal|authors?|tags?|categories|projects?|docs?)$/i

type Chooser = (file: PostFile) => boolean

const folders = ({ key }: PostFile) => key.split('/').slice(0, -1)

/** Which files of a site its generator would treat as posts. */
function chooser({ generator, config }: Project, all: readonly PostFile[]): Chooser {
  if (generator === 'plain' || generator === 'obsidian') return () => true
  if (generator === 'pelican')
    return (file) => folders(file)[0] === 'content' && !folders(file).includes('pages')
  if (generator === 'jekyll' || generator === 'hexo') {
    return (file) => folders(file).some((folder) => /^_(?:posts|drafts)$/.test(folder))
  }
  const main = mainSections(config)
  const isMain = (folder: string) =>
    main.length > 0 ? main.includes(folder) : SECTION.test(folder)
  const isContent: Chooser = (file) => {
    const [first = '', ...others] = folders(file)
    // Hugo's files beside its sections are pages; Zola has posts there.
    if (generator === 'hugo') return first === 'content' && others.length > 0
    if (generator === 'zola') return first === 'content'
    return [first, ...others].some((folder) => /^(?:content|data|markdown)$/.test(folder))
  }
  const steps: Chooser[] = [
    (file) => (generator !== 'hugo' || isContent(file)) && folders(file).some(isMain),
    (file) => isContent(file) && !folders(file).some((folder) => NO_SECTION.test(folder)),
  ]
  // A site without a section of such a name.
  return steps.find((step) => all.some(step)) ?? (() => true)
}

/** Hugo's setting, in the places where themes put it. */
function mainSections(config: Project['config']): string[] {
  const params = config['params'] as Record<string, unknown> | undefined
  const value = params?.['mainSections'] ?? params?.['mainsections'] ?? config['mainSections']
  return Array.isArray(value) ? value.map(String) : []
}
