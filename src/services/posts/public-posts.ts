import { z } from 'zod'
import { publicPostSql } from '#collections/access.ts'
import { sql, storedDateSchema } from '#collections/sql.ts'
import { textChangedAt } from '#collections/tables/post-version-rows.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import type { Post, PostSummary } from '#src/contract/posts/post-schemas.ts'
import { toSlugForm } from '#src/contract/posts/post-slug.ts'
import { isUuid } from '#src/contract/id-schemas.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { redirectOldSlug } from '#src/services/platform/redirect-old-slug.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { getOwnerName } from '#src/services/profile/profile-service.ts'
import {
  sitemapColumns,
  summaryColumns,
  rowToPostSummary,
  rowToSitemapPost,
  rowToPost,
  postColumns,
} from './post-mapper.ts'
import type { SitemapPost } from './post-mapper.ts'

type Sql = ReturnType<typeof sql>
type Selection = {
  where?: Sql
  /** Orders by publication date; on a tie the newest-first list shows the lower id first. */
  order?: 'newest-first' | 'oldest-first'
  limit?: number | undefined
  offset?: number
}

const ORDER = {
  'newest-first': sql`posts.first_published_at desc, posts.id`,
  'oldest-first': sql`posts.first_published_at, posts.id desc`,
}

/** The query of public posts; every list, feed, page and neighbour is a selection of it. */
export function selectPublicPosts(columns: Sql, selection: Selection = {}): Sql {
  const { where = sql`true`, order = 'newest-first', limit, offset = 0 } = selection
  const range = limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`
  return sql`select ${columns} from posts where ${publicPostSql()} and ${where}
             order by ${ORDER[order]} ${range}`
}

/** Its rows; none while the site is built without a database. */
export const queryPublicPosts = async (columns: Sql, selection?: Selection) =>
  isBuildWithoutData ? [] : readSql(selectPublicPosts(columns, selection))

export const listPublicPosts = async (selection?: Selection): Promise<PostSummary[]> =>
  (await queryPublicPosts(summaryColumns, selection)).map(rowToPostSummary)

/** The Open Graph image shows the cover, so a replaced cover changes its URL. */
const coverVersion = sql`(select stored_name from media
  where stored_name is not null and strpos(posts.image_url, filename) > 0 limit 1)`

const versionsSchema = z.object({
  textChangedAt: storedDateSchema.nullable(),
  coverVersion: z.string().nullable(),
})

export async function listPublicPostsWithContent(selection?: Selection): Promise<PublishedPost[]> {
  const columns = sql`${postColumns}, ${textChangedAt} as "textChangedAt", ${coverVersion} as "coverVersion"`
  const rows = await queryPublicPosts(columns, selection)
  if (rows.length === 0) return []
  const owner = await getOwnerName()
  return rows.map((row) => ({ ...rowToPost(row, owner), ...versionsSchema.parse(row) }))
}

export async function listSitemapPosts(): Promise<SitemapPost[]> {
  const columns = sql`${sitemapColumns}, ${textChangedAt} as "textChangedAt"`
  return (await queryPublicPosts(columns)).map(rowToSitemapPost)
}

/** URLs that are typed or copied may be decomposed. */
const hasIdOrSlug = (idOrSlug: string) =>
  isUuid(idOrSlug)
    ? sql`posts.id = ${idOrSlug}`
    : sql`posts.slug in (${idOrSlug}, ${toSlugForm(idOrSlug)})`

/** A public post by its id or slug; undefined when visitors may not see it. */
export async function findPublicPost(idOrSlug: string): Promise<Post | undefined> {
  const [row] = await queryPublicPosts(postColumns, { where: hasIdOrSlug(idOrSlug) })
  return row && rowToPost(row, await getOwnerName())
}

/** Like `findPublicPost`, with the data of its page and its Open Graph image. */
export async function findPublishedPost(idOrSlug: string): Promise<PublishedPost | undefined> {
  const [post] = await listPublicPostsWithContent({ where: hasIdOrSlug(idOrSlug) })
  return post
}

/** The post at its slug, the slug to redirect to from its id or an old slug, or null. */
export async function getPublicPost(
  idOrSlug: string,
): Promise<{ post: PublishedPost } | { redirectTo: string } | null> {
  const post = await findPublishedPost(idOrSlug)
  if (post) return post.slug === idOrSlug ? { post } : { redirectTo: post.slug }
  return redirectOldSlug(`/blog/${toSlugForm(idOrSlug)}`)
}

/** ISO time at which a timer must refresh the pages; null when nothing is scheduled. */
export async function nextPublication(now = new Date()): Promise<string | null> {
  const [row] = await readSql(
    sql`select min(published_at) as due from posts
        where _status = 'published' and deleted_at is null and published_at > ${now.toISOString()}`,
    z.object({ due: storedDateSchema.nullable() }),
  )
  return row?.due ?? null
}
