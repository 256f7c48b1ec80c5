import { z } from 'zod'
import { sql } from '#collections/sql.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'

const MAX = { compared: 240, returned: 40 }

const rowSchema = z.object({ id: z.string(), share: z.number() })

/** Returns by id the share of this post's title words, 0 to 1, in title, category or excerpt of others. */
export async function titleSimilarity({ id, title }: Post): Promise<Map<string, number>> {
  const rows = await readSql(
    sql`with words as (
          select array_agg(quote_literal(lexeme)) as all_words
          from unnest(to_tsvector('folio_language', folio_separate_words(${title}, ' '))) as word
          where lexeme !~ '[''\\\\]'
        ), found as (
          select id, head from search_documents, words
          where kind = 'post' and id <> ${id} and head @@ array_to_string(all_words, ' | ')::tsquery
          limit ${MAX.compared}
        )
        select id::text as id, count(*)::float / array_length(all_words, 1) as share
        from found, words, unnest(all_words) as one where head @@ one::tsquery
        group by id, all_words order by share desc limit ${MAX.returned}`,
    rowSchema,
  )
  return new Map(rows.map(({ id, share }) => [id, share]))
}
