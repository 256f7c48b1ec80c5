import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import { postLinkSchema } from '#src/contract/posts/public-page-data.ts'
import type { PostSeries } from '#src/contract/posts/public-page-data.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { publicPostSql } from '#collections/access.ts'

const MAX = 200

const partSchema = postLinkSchema.extend({ id: z.string() })

/** The public parts of the series of a post: those with a number first, then by publication date. */
export async function findSeries({ id, series }: Post): Promise<PostSeries | null> {
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
