import { sql } from '#collections/sql.ts'
import { readSql } from '#src/services/platform/payload.ts'

/** More would meet the time limit of a statement. */
const AT_ONCE = 200

/** Half of them are words that are searched. */
const TAGS = 'rust react hooks lock cargo release performance compiler design state'
  .split(' ')
  .flatMap((word) => [word, `${word} notes`])

/**
 * Adds posts up to a number: runs of paragraphs from four to seven posts that are there, under titles of two of them, with
 * four tags.
 */
export async function recombinePosts(total: number): Promise<void> {
  await readSql(sql`create table bench_sources as
    select row_number() over (order by id) - 1 as n, title, excerpt, category from posts where _status = 'published'`)
  await readSql(sql`create table bench_pieces as
    select row_number() over (order by id, place) - 1 as n, piece
    from posts, regexp_split_to_table(content, '(?<=</p>)(?=<)') with ordinality as each(piece, place)
    where _status = 'published' and piece !~ '^\\s*$' and length(piece) between 40 and 4000`)
  await readSql(sql`create unique index on bench_pieces (n)`)
  await readSql(sql`analyze bench_pieces, bench_sources`)
  const [row] = await readSql(sql`select count(*)::int as count from posts`)
  for (let from = Number(row?.['count']) + 1; from <= total; from += AT_ONCE) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(total, from + AT_ONCE - 1)}::int) as number`
    await readSql(sql`
      insert into posts (title, slug, excerpt, content, category, read_time, _status, published_at, first_published_at)
      select split_part(one.title, ' ', 1) || ' ' || split_part(one.title, ' ', 2) || ' '
          || regexp_replace(other.title, '^\\S+ ', ''),
        'recombined-' || number, other.excerpt, content, one.category, 5, 'published', day, day
      from ${numbers},
        lateral (select now() - make_interval(hours => number) as day) as dates,
        (select count(*) as total from bench_pieces) as pieces, (select count(*) as total from bench_sources) as sources,
        lateral (
          select string_agg(piece, '' order by run, step) as content
          from generate_series(0, 3 + number % 4) as run, generate_series(0, 7) as step, bench_pieces
          where n = (abs(hashint8extended(number * 100 + run, 1)) + step) % pieces.total
        ) as texts,
        lateral (select * from bench_sources where n = abs(hashint8extended(number, 2)) % sources.total) as one,
        lateral (select * from bench_sources where n = abs(hashint8extended(number, 3)) % sources.total) as other`)
    await readSql(sql`
      insert into posts_texts ("order", parent_id, path, text)
      select place, id, 'tags', (${sql.param(TAGS)}::text[])[1 + abs(hashint8extended(number * 10 + place, 4)) % ${TAGS.length}::int]
      from ${numbers} join posts on slug = 'recombined-' || number, generate_series(1, 4) as place`)
  }
  await readSql(sql`drop table bench_sources, bench_pieces`)
  for (const table of ['posts', 'posts_texts', 'search_documents', 'search_words'])
    await readSql(sql`vacuum analyze ${sql.identifier(table)}`)
}

/** With their indexes, and the index of the words alone. */
export const indexSizes = () =>
  readSql(sql`select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size from pg_class
    where relname in ('posts', 'search_documents', 'search_documents_document_idx', 'search_words')`)
