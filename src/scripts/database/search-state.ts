import type { Client } from 'pg'
import { SEARCHED_POST_FIELDS } from '#src/contract/posts/post-fields.ts'
import { SEARCHED_PROJECT_FIELDS } from '#src/contract/projects/project-fields.ts'

export type SearchState = {
  language: string | null
  /** The fields that are indexed, in the form of `SEARCHED_FIELDS`; null before their migration. */
  fields: string | null
  /** Missing extensions that limit the search. */
  without: string[]
}

/** The declared fields of each kind in the form of the database, where the functions of its index read them. */
export const SEARCHED_FIELDS = JSON.stringify({
  post: Object.entries(SEARCHED_POST_FIELDS),
  project: Object.entries(SEARCHED_PROJECT_FIELDS),
})

const EXTENSIONS = {
  unaccent: 'unaccent for accent-insensitive matching',
  pg_trgm: 'pg_trgm for typo correction',
}

export async function searchState(client: Client): Promise<SearchState> {
  const { rows } = await client.query<Omit<SearchState, 'without'> & { names: string[] }>(
    `select ${commentOf('folio_language')} as language, ${commentOf('folio_simple')} as fields,
     array(select extname::text from pg_extension) as names`,
  )
  const { language = null, fields = null, names = [] } = rows[0] ?? {}
  const missing = Object.entries(EXTENSIONS).filter(([name]) => !names.includes(name))
  return { language, fields, without: missing.map(([, what]) => what) }
}

const commentOf = (configuration: string) => `obj_description(
  (select oid from pg_ts_config where cfgname = '${configuration}' and pg_ts_config_is_visible(oid)), 'pg_ts_config')`

/** Whether the texts have to be indexed again; not before the index has its migration, which does it. */
export const isSearchOutdated = ({ language, fields }: SearchState, configured: string): boolean =>
  language !== null && (language !== configured || fields !== SEARCHED_FIELDS)
