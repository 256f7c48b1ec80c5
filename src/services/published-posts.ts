import type { Where } from 'payload'
import { ServiceError } from '#src/contract/errors.ts'
import { COUNTS } from '#src/contract/limits.ts'
import type { PublishedPost } from '#src/contract/page-content.ts'
import type { Post } from '#src/contract/posts.ts'
import { isBuildWithoutData } from '#src/env.ts'
import { tagSlug } from '#src/lib/tag-slug.ts'
import { as, payloadClient, readSql, visitor } from './payload.ts'
import { datedColumns, toPost, toPostDates } from './post-mapper.ts'
import type { PostDates } from './post-mapper.ts'
import { getPost } from './posts.ts'
import { isPublicPost } from './public-post-rows.ts'
import { textChangedAt, withTextChanges } from './text-changes.ts'
import { sql } from '#collections/sql.ts'

const newestFirst = ['-firstPublishedAt', 'id']

/** The newest published and due posts with their text, as many as a feed holds. */
export const listFeedPosts = (): Promise<PublishedPost[]> => findPosts({})

/** The same for one tag, with the tag as its newest post writes it; null when no public post has it. */
export async function findTaggedPosts(
  slug: string,
): Promise<{ tag: string; posts: PublishedPost[] } | null> {
  if (isBuildWithoutData) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'posts',
    select: { tags: true },
    sort: newestFirst,
    pagination: false,
    depth: 0,
    ...as(visitor),
  })
  const tagged = docs.filter((doc) => doc.tags?.some((tag) => tagSlug(tag) === slug))
  const tag = tagged[0]?.tags?.find((one) => tagSlug(one) === slug)
  if (tag === undefined) return null
  const ids = tagged.slice(0, COUNTS.feedPosts).map(({ id }) => id)
  return { tag, posts: await findPosts({ id: { in: ids } }) }
}

/** Every published and due post, its dates and its pictures, newest first; in SQL, because it is all of them. */
export async function listPostDates(): Promise<PostDates[]> {
  if (isBuildWithoutData) return []
  const rows = await readSql(
    sql`select ${datedColumns}, ${textChangedAt} as text_changed_at from posts
        where ${isPublicPost} order by first_published_at desc, id`,
  )
  return rows.map(toPostDates)
}

async function findPosts(where: Where): Promise<PublishedPost[]> {
  if (isBuildWithoutData) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'posts',
    where,
    sort: newestFirst,
    limit: COUNTS.feedPosts,
    pagination: false,
    depth: 0,
    ...as(visitor),
  })
  return withTextChanges(docs.map(toPost))
}

/** A public post by its id, for its picture; undefined when visitors may not see it. */
export async function findPublicPost(id: string): Promise<Post | undefined> {
  return getPost({ actor: visitor, id }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'not-found') return undefined
    throw error
  })
}
