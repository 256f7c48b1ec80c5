import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { fileProblem } from '#src/import/source/file-problem.ts'
import { asDraft } from '#src/import/source/as-draft.ts'
import { decodeText } from '#src/import/source/decode-text.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { authorNames } from '#src/import/markdown/project/docusaurus-blog.ts'
import { describePost } from './describe-post.ts'
import type { Generator, Project } from '#src/import/markdown/project/find-project.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { firstCommits } from '#src/import/markdown/project/first-commits.ts'
import type { FirstCommits } from '#src/import/markdown/project/first-commits.ts'
import { inheritedFields } from '#src/import/markdown/fields/inherited-fields.ts'
import { unpublishedFiles } from '#src/import/markdown/files/unpublished-files.ts'
import type { MarkdownFiles, PostFile } from '#src/import/markdown/files/list-post-files.ts'
import { extractMetadata } from '#src/import/markdown/fields/mdx-metadata.ts'
import { permalinkProblem } from '#src/import/markdown/paths/post-paths.ts'
import { findProjectFile, imagesByName } from '#src/import/markdown/project/project-files.ts'
import { siteText } from '#src/import/markdown/project/read-settings.ts'
import { MARKDOWN } from '#src/import/markdown/project/site-files.ts'
import { repositoryUrl } from '#src/import/markdown/project/repository-url.ts'
import { plainName, withPlainNames, line } from '#src/import/markdown/fields/read-fields.ts'

/** Files with the domain of a GitHub Pages site, by generator. */
const DOMAIN_FILES = ['CNAME', 'static/CNAME', 'public/CNAME', 'source/CNAME', 'src/CNAME']

/** URL of the old site: from the settings of Hugo, Zola, Jekyll and Hexo, otherwise the domain on GitHub Pages. */
async function siteOf({ root, config }: Project): Promise<string | undefined> {
  const url = config['baseURL'] ?? config['baseurl'] ?? config['base_url'] ?? config['url']
  const setting = [config['baseURL'], url, config['url']]
    .map(line)
    .find((text) => /^https?:\/\/[^/]/.test(text ?? ''))
  return setting ?? (await ownDomain(root))
}

async function ownDomain(root: string): Promise<string | undefined> {
  for (const file of DOMAIN_FILES) {
    const [domain] = /^[\w-]+(?:\.[\w-]+)+$/m.exec((await siteText(root, file)) ?? '') ?? []
    if (domain !== undefined) return `https://${domain}`
  }
  return undefined
}

type Data = Record<string, unknown>

/** Stored texts have at most 512 kB. Much larger files are not read into memory. */
const MAX_BYTES = 1024 * 1024

const NAMES: Record<Generator, string> = {
  docusaurus: 'A Docusaurus site',
  hugo: 'A Hugo site',
  zola: 'A Zola site',
  jekyll: 'A Jekyll site',
  hexo: 'A Hexo site',
  astro: 'An Astro site',
  next: 'A Next.js site',
  gatsby: 'A Gatsby site',
  eleventy: 'An Eleventy site',
  obsidian: 'An Obsidian vault',
  pelican: 'A Pelican site',
  plain: 'A folder of Markdown',
}

/** A site is on this machine, with its history, unless a folder `top` is given. */
export async function openMarkdown(
  { project, posts: files, left }: MarkdownFiles,
  top?: string,
): Promise<Source> {
  const named = imagesByName(project)
  const count = files.length === 1 ? 'one post' : `${files.length} posts`
  // Uploaded and unpacked files have no history.
  const commits = top === undefined ? firstCommits(project.root) : undefined
  const permalink = permalinkProblem(project)
  return {
    kind: 'markdown',
    description: `${NAMES[project.generator]}: ${count}`,
    ...withoutUndefined({ site: await siteOf(project), ...(await folderIdentity(project, top)) }),
    posts: async function* () {
      const site = await readSiteData(project)
      for (const file of files)
        yield await withCommitDate(await readPost(project, file, site), commits)
    },
    warnings: [
      ...project.problems,
      ...left,
      ...(permalink === undefined ? [] : [{ place: { file: '_config.yml' }, text: permalink }]),
    ],
    file: (url, from) => findProjectFile(project, { url, from, named }),
    close: () => Promise.resolve(),
  }
}

/** Identity of the folder: for uploads and archives, whose location changes, only the name. */
async function folderIdentity({ root, scope }: Project, top: string | undefined) {
  const folder = path.basename(scope).replace(MARKDOWN, '')
  return top === undefined
    ? { folder, path: scope, repository: await repositoryUrl(root) }
    : { folder }
}

const readSiteData = async (project: Project) => ({
  inherited: inheritedFields(project),
  named: await authorNames(project),
  unpublished: await unpublishedFiles(project),
})

async function readPost(
  project: Project,
  { file, key }: PostFile,
  { inherited, named, unpublished }: Awaited<ReturnType<typeof readSiteData>>,
): Promise<SourcePost> {
  const none: SourcePost = {
    ...{ key, place: { file: key }, tags: [], isDraft: false, oldPaths: [], warnings: [] },
    body: { format: 'markdown', text: '' },
  }
  const bytes = await readBytes(file).catch((error: unknown) => `The file ${fileProblem(error)}`)
  if (typeof bytes === 'string') return { ...none, problem: bytes }
  if (bytes === undefined) return { ...none, problem: 'The file is larger than 1 MB' }
  const text = decodeText(bytes)
  if (text === undefined)
    return { ...none, problem: 'The file is not text in UTF-8: save it in this encoding' }
  const { data, body, bodyLine, problem, doubt } = splitFrontMatter(text)
  if (problem) {
    return {
      ...none,
      place: { file: key, ...(problem.line ? { line: problem.line } : {}) },
      problem: problem.text,
    }
  }
  const exported = await extractMetadata(body, { isMdx: /\.mdx$/i.test(key) })
  const place = { file: key, line: bodyLine }
  const above = await inherited(key)
  const written = named(withInherited({ ...exported.data, ...data }, above.data))
  const described = readWithinDeadline({ key, place }, () =>
    describePost(project, { key, place, data: written, text: exported.body }),
  )
  const reason = doubt ?? exported.doubt ?? above.doubt ?? (await unpublished(key))
  return { ...none, ...asDraft(described, reason) }
}

function withInherited(own: Data, above: Data): Data {
  const names = new Set(Object.keys(withPlainNames(own)))
  const others = Object.entries(above).filter(([name]) => !names.has(plainName(name)))
  return { ...Object.fromEntries(others), ...own }
}

/** Undefined for a file that is too large. */
const readBytes = async (file: string) =>
  (await stat(file)).size > MAX_BYTES ? undefined : readFile(file)

/** Dated by its first commit, if nothing in the file says a date; Eleventy writes `git Created` for that. */
async function withCommitDate(
  post: SourcePost,
  commits: FirstCommits | undefined,
): Promise<SourcePost> {
  const isAsked = post.dateProblem === undefined || /“git created”/i.test(post.dateProblem)
  if (!commits || post.publishedAt || post.isDraft || post.problem !== undefined || !isAsked)
    return post
  const publishedAt = (await commits()).get(post.key)
  if (!publishedAt) return post
  const { dateProblem: _none, ...dated } = post
  const day = publishedAt.toISOString().slice(0, 10)
  const text = `It has no date. The date of its first commit, ${day}, is used.`
  return { ...dated, publishedAt, warnings: [...post.warnings, { place: post.place, text }] }
}
