import { COUNTS } from '#src/contract/limits.ts'
import { postLinkSchema } from '#src/contract/posts/public-page-data.ts'
import type { PostLink, PostPageData, PostSeries } from '#src/contract/posts/public-page-data.ts'
import type { Post, PostSummary } from '#src/contract/posts/post-schemas.ts'
import { relatedPosts } from '#src/lib/rank-related-posts.ts'
import { renderContent } from '#src/content/render/render-content.ts'
import type { RenderedBody } from '#src/content/render/render-node.ts'
import { highlightCode } from '#src/services/highlight/highlight.ts'
import { findPageImages } from '#src/services/media/page-images.ts'
import { listPublicPosts, queryPublicPosts, selectPublicPosts } from './public-posts.ts'
import { listThreadPosts } from './public-post-lists.ts'
import { titleSimilarity } from './title-similarity.ts'
import { absoluteUrl, fileUrl } from '#src/services/platform/absolute-url.ts'
import { countTagUses } from './tags.ts'
import { sql } from '#collections/sql.ts'
import { hasTag } from '#collections/tables/post-texts.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { z } from 'zod'
import { publicPostSql } from '#collections/access.ts'

/** Candidates per kind of relation: bounds the work, however large the blog. */
const CANDIDATES = 40

/** The rendered text of a post, and what its page shows around it, as visitors see it. 10,000 posts take as long as ten. */
export async function getPostPageData(post: Post): Promise<PostPageData & RenderedBody> {
  const [previous, next, related, thread, series, caseStudies, blocks] = await Promise.all([
    findNeighbour(post, 'older'),
    findNeighbour(post, 'newer'),
    findRelated(post),
    listThreadPosts(),
    findSeries(post),
    listCaseStudiesOf(post),
    highlightCode(renderContent(post.content, fileUrl)),
  ])
  const images = await findPageImages([post.imageUrl, post.content])
  const around = { previous, next, related, thread, series, caseStudies }
  return { site: absoluteUrl(), images, blocks, ...around }
}

async function findNeighbour(post: Post, side: 'older' | 'newer'): Promise<PostLink | null> {
  if (post.publishedAt === null) return null
  const [where, order] =
    side === 'older'
      ? [
          sql`(first_published_at, ${post.id}::uuid) < (${post.publishedAt}, id)`,
          'newest-first' as const,
        ]
      : [
          sql`(first_published_at, ${post.id}::uuid) > (${post.publishedAt}, id)`,
          'oldest-first' as const,
        ]
  const [found] = await queryPublicPosts(sql`slug, title`, { where, order, limit: 1 })
  return found ? postLinkSchema.parse(found) : null
}

async function findRelated(post: Post): Promise<PostSummary[]> {
  const [tagUses, sharedWords] = await Promise.all([countTagUses(post.tags), titleSimilarity(post)])
  const candidates = await findCandidates(post, [...sharedWords.keys()])
  return relatedPosts({ post, candidates, tagUses, sharedWords, count: COUNTS.relatedPosts })
}

function findCandidates(
  { id, category, tags, series }: Post,
  similar: string[],
): Promise<PostSummary[]> {
  // The page lists the other parts of a series anyway.
  const isOther = series === null ? sql`true` : sql`series is distinct from ${series}`
  const hasWords = sql`id::text = any(${sql.param(similar)})`
  const ways = [
    sql`true`,
    sql`category = ${category}`,
    hasWords,
    ...tags.map((tag) => hasTag([tag])),
  ]
  const newest = ways.map((way) => {
    const where = sql`id <> ${id} and ${isOther} and ${way}`
    return sql`(${selectPublicPosts(sql`id`, { where, limit: CANDIDATES })})`
  })
  return listPublicPosts({ where: sql`id in (${sql.join(newest, sql` union `)})` })
}

/** Lists public projects that link to a post in their text or their links. */
async function listCaseStudiesOf({ slug }: { slug: string }): Promise<PostLink[]> {
  const path = `/blog/${slug}`
  return readSql(
    sql`select slug, title from projects where _status = 'published' and deleted_at is null and exists (
          select from (
            select links.url from projects_links as links where links._parent_id = projects.id
            union all select found #>> '{}' from jsonb_path_query(body, 'strict $.**.url') as found
          ) as link where split_part(split_part(link.url, '#', 1), '?', 1) = any(${sql.param([path, absoluteUrl(path)])}))
        order by "order", id limit ${COUNTS.relatedPosts}`,
    postLinkSchema,
  )
}

const MAX = 200

const partSchema = postLinkSchema.extend({ id: z.string() })

/** The public parts of the series of a post: those with a number first, then by publication date. */
async function findSeries({ id, series }: Post): Promise<PostSeries | null> {
  if (series === null) return null
  const found = await readSql(
    sql`select posts.id::text as id, slug, title from posts where ${publicPostSql()} and series = ${series}
        order by series_part, first_published_at, posts.id limit ${MAX}`,
    partSchema,
  )
  const position = found.findIndex((part) => part.id === id)
  if (position === -1 || found.length < 2) return null
  const parts = found.map(({ slug, title }) => ({ slug, title }))
  return { title: series, parts, position }
}
