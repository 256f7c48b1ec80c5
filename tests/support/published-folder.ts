import { listMarkdown } from '#src/import/markdown/files/list-post-files.ts'
import { openMarkdown } from '#src/import/markdown/markdown-source.ts'
import { publishPosts } from '#src/scripts/publish/publish-posts.ts'
import { connectSite } from '#src/scripts/publish/site-client.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { startHandlerServer } from './handler-server.ts'
import { imageFile } from './sample-files.ts'
import { sourceFolder, writeSourceFiles } from './source-folder.ts'
import { createAccessToken } from './access-tokens.ts'

let count = 0

export const front = (title: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2019-05-01\n${more}---\n`

/** A folder of three posts; names of their own in each, because a slug stays taken. */
export async function blog() {
  count += 1
  const name = `publish-${count}`
  const folder = await sourceFolder({
    [`${name}-a.md`]: `${front('First', 'tags: [x, y]\nauthor: Ada\n')}Text with [the next](${name}-b.md).\n`,
    [`${name}-b.md`]: `${front('Second')}| a | b |\n| - | -: |\n| 1 | 2 |\n\nA note[^1].\n\n[^1]: The note.\n`,
    [`${name}-c.md`]: `${front('Third', 'draft: true\n')}Text < 1 & more\n`,
  })
  const slugs = ['a', 'b', 'c'].map((letter) => `${name}-${letter}`) as [string, string, string]
  return { folder, slugs }
}

/** The same, with an image under two names in the first post. */
export async function illustratedBlog() {
  const { folder, slugs } = await blog()
  const bytes = await imageFile('png', { width: 30 + count })
  await writeSourceFiles(folder, {
    [`${slugs[0]}.md`]: `${front('First', 'cover: a.png\ntags: [x, y]\nauthor: Ada\n')}Text with [the next](${slugs[1]}.md).\n\n![one](a.png) ![again](copy.png)\n`,
    'a.png': bytes,
    'copy.png': bytes,
  })
  return { folder, slugs }
}

export const connect = async (origin: string, token?: string) =>
  connectSite({ origin, token: token ?? (await createAccessToken(['posts', 'media'])).token })

type Options = Partial<Parameters<typeof publishPosts>[0]> & { origin?: string; token?: string }
export async function publish(folder: string, { origin, token, ...options }: Options = {}) {
  const to = await connect(origin ?? (await startHandlerServer()), token)
  return publishPosts({ to, source: await openMarkdown(await listMarkdown(folder)), ...options })
}
type Report = Awaited<ReturnType<typeof publish>>
export const outcomes = ({ posts }: Report) => posts.map(({ outcome }) => outcome)
export const rows = () =>
  readSql(
    sql`select 'post' as kind, id::text, updated_at::text from posts
        union all select 'media', id::text, updated_at::text from media
        union all select 'version', id::text, updated_at::text from _posts_v order by 1, 2`,
  )
