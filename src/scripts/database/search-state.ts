import type { Client } from 'pg'

export type SearchState = {
  /** Of the text search configuration; null before its migration. */
  language: string | null
  /** What search does without, because the database does not offer an extension. */
  without: string[]
}

const EXTENSIONS = {
  unaccent: 'accents that do not matter',
  pg_trgm: 'corrections of misspelt words',
}

/** How the texts of this database are searched. */
export async function searchState(client: Client): Promise<SearchState> {
  const { rows } = await client.query<{ language: string | null; names: string[] }>(
    `select obj_description(
       (select oid from pg_ts_config where cfgname = 'folio_language' and pg_ts_config_is_visible(oid)),
       'pg_ts_config') as language,
     array(select extname::text from pg_extension) as names`,
  )
  const { language = null, names = [] } = rows[0] ?? {}
  const missing = Object.entries(EXTENSIONS).filter(([name]) => !names.includes(name))
  return { language, without: missing.map(([name, what]) => `${what} (extension ${name})`) }
}
