import path from 'node:path'
import type { SourceWarning } from '#src/import/source/source-post.ts'
import { docusaurusBlogs } from '#src/import/markdown/project/docusaurus-blog.ts'
import { findProject } from '#src/import/markdown/project/find-project.ts'
import type { Project } from '#src/import/markdown/project/find-project.ts'
import { postLocation } from '#src/import/markdown/paths/post-location.ts'
import { MARKDOWN, siteFiles } from '#src/import/markdown/project/site-files.ts'
import type { SiteFile } from '#src/import/markdown/project/site-files.ts'

export type PostFile = { file: string; key: string }
type Listed = PostFile & Pick<SiteFile, 'kind'>

export type MarkdownFiles = { project: Project; posts: PostFile[]; left: SourceWarning[] }

/** The project of a file or folder, which is searched up to the folder `top`, with the files of its posts. */
export async function listMarkdown(target: string, top?: string): Promise<MarkdownFiles> {
  const project = await findProject(target, top)
  return { project, ...(await listPostFiles(project)) }
}

/** For a complete site only post sections are read; a given folder is read completely. */
async function listPostFiles(project: Project): Promise<Omit<MarkdownFiles, 'project'>> {
  const { root, scope } = project
  const listed = (await filesIn(project)).map((one) => ({ ...one, key: keyOf(root, one.file) }))
  const all = listed.filter(({ kind }) => kind === 'post')
  const isChosen = scope === root ? chooser(project, all) : () => true
  return {
    posts: originalsFirst(project, all.filter(isChosen)),
    left: listed.filter((one) => one.kind !== 'post' || !isChosen(one)).map(leftFile),
  }
}

/** Sorts the translation in the language of the site first, which gets the URL. */
function originalsFirst(project: Project, posts: readonly PostFile[]): PostFile[] {
  const order = new Map<string, number>()
  const placed = posts.map((post, at) => {
    const { folders, name, isTranslation } = postLocation(project, post.key)
    const text = [...folders, name].join('/')
    const first = order.get(text) ?? at
    order.set(text, first)
    return { post, first, isTranslation }
  })
  return placed
    .toSorted(
      (one, other) =>
        one.first - other.first || Number(one.isTranslation) - Number(other.isTranslation),
    )
    .map(({ post }) => post)
}

async function filesIn(project: Project): Promise<SiteFile[]> {
  const { scope } = project
  if (MARKDOWN.test(scope) || /\.html?$/i.test(scope)) return [{ file: scope, kind: 'post' }]
  const files: SiteFile[] = []
  for await (const file of siteFiles(project, scope)) files.push(file)
  return files
}

const keyOf = (root: string, file: string) => path.relative(root, file).split(path.sep).join('/')

const REASONS: Record<SiteFile['kind'], string> = {
  post: 'Skipped: outside the posts folders, treated as a page.',
  repository: 'Skipped: repository file.',
  format: 'Skipped: not Markdown.',
  dynamic: 'Skipped: does not look like a posts folder.',
}

const leftFile = ({ key, kind }: Listed): SourceWarning => ({
  place: { file: kind === 'dynamic' ? `${key}/` : key },
  text: REASONS[kind],
  kind: kind === 'post' ? 'page' : 'file',
})

const SECTION =
  /^(?:posts?|_posts|blogs?|articles?|writings?|notes?|news|til|journal|essays?|entry|entries|\d{4})$/i
const NO_SECTION = /^(?:pages?|about|legal|authors?|tags?|categories|projects?|docs?)$/i

type Chooser = (file: PostFile) => boolean

const folders = ({ key }: PostFile) => key.split('/').slice(0, -1)

/** Which files of a site its generator would treat as posts. */
function chooser(project: Project, all: readonly PostFile[]): Chooser {
  const { generator, config } = project
  if (generator === 'plain' || generator === 'obsidian') return () => true
  if (generator === 'docusaurus') {
    const blogs = docusaurusBlogs(project)
    const isPost: Chooser = ({ key }) => blogs.some(({ path: blog }) => key.startsWith(`${blog}/`))
    return all.some(isPost) ? isPost : () => true
  }
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
    // In Hugo, files outside of sections are pages; in Zola, posts.
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

function mainSections(config: Project['config']): string[] {
  const params = config['params'] as Record<string, unknown> | undefined
  const value = params?.['mainSections'] ?? params?.['mainsections'] ?? config['mainSections']
  return Array.isArray(value) ? value.map(String) : []
}
