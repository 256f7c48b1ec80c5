import { basename } from 'node:path'
import type { ExportedFiles } from '#src/import/archive/open-zip.ts'
import { readLimited } from '#src/import/archive/read-text.ts'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { entityText } from '#src/import/html/entity-text.ts'
import { exportSource } from '#src/import/source/export-source.ts'
import { pageWarning } from '#src/import/source/post-warnings.ts'
import type {
  Source,
  SourceFile,
  SourcePost,
  SourceWarning,
} from '#src/import/source/source-post.ts'
import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { readWithinDeadline } from '#src/import/source/within-deadline.ts'
import { bloggerPost, entryKey } from './blogger-post.ts'
import { readFeed } from './read-feed.ts'
import type { FeedEntry } from './read-feed.ts'

/** Whether a path is a Blogger feed: from Takeout, or an older backup. Comments have a feed too. */
export const isBloggerFeed = (name: string): boolean =>
  /(?:^|\/)(?:feed\.atom|blog-\d\d-\d\d-\d{4}\.xml)$/.test(name) && !/(?:^|\/)Comments\//.test(name)

export async function openBlogger(files: ExportedFiles): Promise<Source> {
  const [name = '', ...others] = files.names.filter(isBloggerFeed)
  const file = basename(name)
  if (others.length > 0)
    throw unreadable(
      file,
      `exists for several blogs: ${[name, ...others].join(', ')}. Pass one of them`,
    )
  const counts = await countEntries(file, await files.open(name))
  const { site, blog, left, commentsOf } = counts
  if (blog === undefined) throw unreadable(file, 'is not a Blogger feed')
  return exportSource(files, {
    ...{ kind: 'blogger', name: 'Blogger', count: counts.posts, site },
    left: [
      [counts.pages, 'page'],
      [counts.trashed, 'post in the trash', 'posts in the trash'],
      [counts.comments, 'comment'],
    ],
    repository: `blogger.com/${blog}`,
    posts: async function* (): AsyncGenerator<SourcePost> {
      for await (const event of readFeed(file, await files.open(name)))
        if (event.type === 'entry' && isPost(event.entry))
          yield readWithinDeadline({ key: idOf(event.entry), place: { file } }, () =>
            bloggerPost(event.entry, { file, comments: commentsOf.get(idOf(event.entry)) }),
          )
    },
    warnings: left,
    file: async (url) => albumFile(files, url),
  })
}

const isTrashed = ({ fields }: FeedEntry) => (fields.get('blogger:trashed') ?? '').trim() !== ''

const isPost = (entry: FeedEntry) => /^post$/i.test(entry.type) && !isTrashed(entry)

const idOf = ({ fields }: FeedEntry) => entryKey((fields.get('id') ?? '').trim())

async function countEntries(file: string, bytes: AsyncIterable<Uint8Array>) {
  const counts = { posts: 0, pages: 0, trashed: 0, comments: 0 }
  const left: SourceWarning[] = []
  const commentsOf = new Map<string, number>()
  let site: string | undefined
  let blog: string | undefined
  for await (const event of readFeed(file, bytes)) {
    if (event.type === 'blog') {
      blog = /^tag:blogger\.com,1999:(blog-\d+)/.exec(event.id)?.[1]
      continue
    }
    const { entry } = event
    if (isPost(entry)) counts.posts += 1
    else if (/^post$/i.test(entry.type)) counts.trashed += 1
    else if (/^page$/i.test(entry.type)) {
      counts.pages += 1
      if (!isTrashed(entry)) left.push(leftPage(entry, file))
    } else if (/^comment$/i.test(entry.type)) {
      counts.comments += 1
      const post = entryKey((entry.fields.get('blogger:parent') ?? entry.parent).trim())
      if (!isTrashed(entry)) commentsOf.set(post, (commentsOf.get(post) ?? 0) + 1)
    }
    if (URL.canParse(entry.url)) site ??= new URL(entry.url).origin
  }
  return { ...counts, site, blog, left, commentsOf }
}

const leftPage = ({ fields, line }: FeedEntry, file: string): SourceWarning =>
  pageWarning(entityText(fields.get('title')), { file, line })

async function albumFile(files: ExportedFiles, url: string): Promise<SourceFile | undefined> {
  const name = decodePercent(/\/([^/?#]+\.\w{2,5})$/.exec(url)?.[1] ?? '').replaceAll('+', ' ')
  const [found, other] = files.names.filter(
    (one) =>
      name !== '' &&
      /(?:^|\/)Albums\//.test(one) &&
      basename(one).normalize('NFC') === name.normalize('NFC'),
  )
  if (found === undefined || other !== undefined) return undefined
  return { name, read: async () => readLimited(name, await files.open(found)) }
}
