import { sql } from '#collections/sql.ts'
import type { ParsedSearch } from './parse-search.ts'

type Sql = ReturnType<typeof sql>

const MAX_WORDS = 10

type Word = {
  text: string
  /** The number of a version with or without `.0` at its end. */
  version: string
  before: string
  abbreviations: string[]
  prefix: string | null
}

/** Whether a search has quotes, exclusions or alternatives. */
export const hasOperators = ({ all }: ParsedSearch): boolean => /"|(?:^|\s)-|\sor\s/i.test(all)

function listWords({ all, prefix }: ParsedSearch): Word[] {
  const plain = all.replace(/(?<!\S)-\S+|(?<=\s)or(?=\s)|"/gi, ' ').trim()
  const words = plain.split(/\s+/).slice(0, MAX_WORDS)
  return words.map((text, at) => ({
    ...{ text, version: sameVersion(text), before: words[at - 1] ?? '' },
    abbreviations: abbreviations(words, at),
    prefix: at === words.length - 1 ? prefix : null,
  }))
}

const sameVersion = (word: string): string =>
  /^\d+\.\d+$/.test(word) ? `${word}.0` : (/^(\d+\.\d+)\.0$/.exec(word)?.[1] ?? '')

function abbreviations(words: readonly string[], at: number): string[] {
  const found = new Set<string>()
  for (const length of [3, 4])
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      const run = words.slice(start, start + length)
      if (run.length === length && run.every((word) => /^\p{L}{2,}$/u.test(word)))
        found.add(run.map((word) => word[0]).join(''))
    }
  return [...found]
}

const simple = (text: string) => sql`plainto_tsquery('folio_simple', ${text})`

/** One row for each word: its exact form, similar forms (`near`), and with the previous word (`pair`). */
function wordSql(word: Word, at: number): Sql {
  const language = sql`plainto_tsquery('folio_language', ${word.text})`
  return sql`select ${at}::int as at, ${language} || ${simple(word.text)} || ${simple(word.version)} as exact,
    ${nearQuery(word)} as near, phraseto_tsquery('folio_language', ${`${word.before} ${word.text}`}) as pair,
    numnode(${language}) > 0 as is_telling`
}

function nearQuery({ abbreviations, prefix }: Word): Sql {
  const queries = abbreviations.map(simple)
  if (prefix !== null)
    for (const how of ['folio_simple', 'folio_language'])
      queries.push(sql`to_tsquery(${how}::regconfig, ${`${prefix}:*`})`)
  return queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` || `)})`
}

/** The CTEs `words` (without words that every text has) and `queries`. */
export const wordsSql = (search: ParsedSearch): Sql => sql`
  given as materialized (
    select *, is_telling or not bool_or(is_telling) over () as is_used
    from (${sql.join(listWords(search).map(wordSql), sql` union all `)}) as each
  ), words as materialized (
    select at, replace(exact::text, '&', '|')::tsquery as exact, near, pair, exact || near as query,
      ln(1 + 10000.0 / (1 + folio_count_documents(exact || near))) as weight
    from given where is_used and numnode(exact) > 0
  ), queries as materialized (
    select sum(weight) as weight,
      string_agg('(' || query::text || ')', ' & ')::tsquery as all_words,
      string_agg('(' || query::text || ')', ' | ')::tsquery as any_word,
      string_agg('(' || exact::text || ')', ' | ')::tsquery as any_exact,
      coalesce(
        (select string_agg('(' || others || ')', ' | ')::tsquery from (
          select string_agg('(' || other.query::text || ')', ' & ') as others
          from words as one join words as other on other.at <> one.at group by one.at having count(*) > 1) as without_one),
        string_agg('(' || query::text || ')', ' & ')::tsquery) as most_words,
      array(select distinct trim('''' from lexeme)
        from words, regexp_matches(exact::text, '''[^'']+''', 'g') as found, unnest(found) as lexeme) as stems
    from words
  )`
