import { sql } from '#collections/sql.ts'

/** Weights of code, of text and excerpt, of tags, category and headings, and of the title. */
export const WEIGHTS = sql`'{0.05, 0.2, 0.5, 1}'::real[]`

/** A word that is only begun, or an abbreviation, counts at most so much. */
const NEAR = 0.3

/** BM25 with title, tags, proximity, matched terms and age (decision 158). */
export const rankSql = sql`(
  select sum(weight * (2 * in_head + 0.5 * next_to
      + in_text / (in_text + 0.6 * (0.5 + 0.5 * length(document) / 600)))) / asked.weight
    * power(sum(weight * (in_head + in_text > 0)::int) / asked.weight, 2)
  from (
    select weight,
      greatest(ts_rank(${WEIGHTS}, texts.head, exact),
        least(${NEAR}, ts_rank(${WEIGHTS}, texts.head, near) * numnode(near))) as in_head,
      greatest(ts_rank_cd(${WEIGHTS}, texts.document, exact),
        least(${NEAR}, ts_rank(${WEIGHTS}, texts.document, near) * numnode(near))) as in_text,
      case when numnode(pair) < 2 then 0 when texts.head @@ pair then 1
        when texts.document @@ pair then 0.4 else 0 end as next_to
    from words
  ) as matches
) / (1 + 0.03 * coalesce(extract(epoch from now() - first_published_at) / 31557600, 0))`
