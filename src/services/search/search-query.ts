import { sql } from '#collections/sql.ts'
import type { ParsedSearch } from './parse-search.ts'

type Sql = ReturnType<typeof sql>

/** Around the words found, and at punctuation in between: no text of a document holds these characters. */
export const MARK = { start: '\u0002', end: '\u0003', separator: '\u0001' } as const

/** The search as a `tsquery`: stemmed words, or words as they are with the last one as a beginning. */
export function toTsquery({ all, head, prefix }: ParsedSearch): Sql {
  const language = sql`websearch_to_tsquery('folio_language', ${all})`
  if (prefix === null) return sql`(${language} || websearch_to_tsquery('folio_simple', ${all}))`
  return sql`(${language} || (websearch_to_tsquery('folio_simple', ${head})
    && to_tsquery('folio_simple', ${`${prefix}:*`})))`
}

const OPTIONS = `StartSel=${MARK.start}, StopSel=${MARK.end}`

const separated = (text: Sql): Sql =>
  sql`folio_separate_words(${text}, ${`${MARK.separator}\\1${MARK.separator}`})`

/** Around the first of these parts, for scripts in which `ts_headline` knows no words. */
export const around = (text: Sql, run: string): Sql =>
  sql`substring(${text} from greatest(1, strpos(lower(${text}), lower(${run})) - 40) for 160)`

export const marked = (text: Sql, query: Sql): Sql =>
  sql`ts_headline('folio_language', ${separated(text)}, ${query}, ${`${OPTIONS}, HighlightAll=true`})`
