import { unreadable } from '#src/import/archive/unreadable.ts'
import type { ExportFiles, Source, SourceFile, SourcePost } from '#src/import/source/source-post.ts'
import {
  FOLIO_FILE,
  FOLIO_PATHS,
  folioSchema,
  storedPostSchema,
} from '#src/export-format/export-format.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { asDraft } from '#src/import/source/as-draft.ts'
import { decodeText } from '#src/import/source/decode-text.ts'
import { readDate } from '#src/import/source/read-date.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'
import { bodyOfMarkdownFile } from '#src/export-format/exported-file.ts'
import { storedFields } from '#src/export-format/post-front-matter.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'

export async function openFolio(files: ExportFiles): Promise<Source> {
  const { site } = await readMark(files)
  const posts = files.names.filter(isPost)
  const count = posts.length === 1 ? 'one post' : `${posts.length} posts`
  return {
    kind: 'folio',
    description: `An export of ${site}: ${count}`,
    site,
    posts: async function* () {
      for (const key of posts) yield await readFolioPost(files, key)
    },
    file: (url) => Promise.resolve(findFile(files, url)),
    export: files,
    close: () => Promise.resolve(files.close()),
  }
}

const isPost = (name: string) => name.startsWith(FOLIO_PATHS.posts) && name.endsWith('.md')

async function readMark(files: ExportFiles) {
  const text = (await files.read(FOLIO_FILE)).toString('utf8')
  try {
    return folioSchema.parse(JSON.parse(text))
  } catch (error) {
    throw unreadable(FOLIO_FILE, 'has no format that this version reads', error)
  }
}

function findFile(files: ExportFiles, url: string): SourceFile | undefined {
  const name = url.startsWith('/media/') ? url.slice('/media/'.length) : ''
  const path = `${FOLIO_PATHS.media}${name}`
  if (name === '' || !files.names.includes(path)) return undefined
  return { name, read: () => files.read(path) }
}

async function readFolioPost(files: ExportFiles, key: string): Promise<SourcePost> {
  const none: SourcePost = {
    ...{ key, place: { file: key }, tags: [], isDraft: false, oldPaths: [], warnings: [] },
    body: { format: 'exported', text: '' },
  }
  const text = decodeText(await files.read(key))
  if (text === undefined)
    return { ...none, problem: 'The file is not text in UTF-8: save it in this encoding' }
  const { data, body, bodyLine, problem, doubt } = splitFrontMatter(text)
  if (problem) return { ...none, problem: problem.text }
  const post: SourcePost = {
    ...none,
    ...readFields(withPlainNames(data)),
    place: { file: key, line: bodyLine },
    slug: slugOf(key),
    body: { format: 'exported', text: bodyOfMarkdownFile(body) },
  }
  return asDraft(withStored(post, data), doubt)
}

const slugOf = (key: string) =>
  key
    .replace(/(?:\/index)?\.md$/, '')
    .split('/')
    .at(-1) ?? key

function withStored(read: SourcePost, data: Record<string, unknown>): SourcePost {
  const parsed = storedPostSchema.safeParse(data)
  const values = storedFields(data)
  if (!parsed.success || values === undefined) return read
  const post = parsed.data
  // Placeholder dates for other systems are not dates of the post.
  const { updatedAt: _updated, publishedAt: _published, ...fields } = read
  const stored = {
    values,
    formerSlugs: post.formerSlugs,
    ...withoutUndefined({
      createdAt: readDate(post.createdAt),
      updatedAt: readDate(post.updatedAt),
    }),
  }
  const former = new Set(post.formerSlugs.map((slug) => `/blog/${slug}`))
  return {
    ...fields,
    ...withoutUndefined({ publishedAt: readDate(post.date), updatedAt: readDate(post.lastmod) }),
    slug: post.slug,
    isDraft: post.draft,
    oldPaths: post.aliases.filter((path) => !former.has(path)),
    stored,
  }
}
