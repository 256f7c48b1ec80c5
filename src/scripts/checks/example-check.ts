import type { Client } from 'pg'
import { EXAMPLE_ROWS_SQL, exampleRowsOf } from '#collections/tables/example-rows.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { withArchiveClient } from '#src/services/backup/archive-client.ts'

/** A new site starts with it; on a public site with the example's name it is a failure. */
export async function exampleCheck(databaseUrl: string, isLocalSite: boolean) {
  const parts = await withArchiveClient(databaseUrl, 'folio-doctor', examplePartsIn)
  const hint = `still present: ${parts.join(', ')}. Edit or remove it in /cms`
  const ok = isLocalSite || !parts.includes('name')
  return { ok, hint: parts.length > 0 ? hint : 'none left' }
}

async function examplePartsIn(client: Client): Promise<string[]> {
  const { personal } = defaultProfile
  const profile = await client.query<{ name: string; portrait_id: string | null }>(
    `select name, portrait_id from profile where _status = 'published' limit 1`,
  )
  const [{ name, portrait_id } = { name: personal.name, portrait_id: null }] = profile.rows
  const { posts, projects, resumes, media, contacts } = exampleRowsOf(
    (await client.query(EXAMPLE_ROWS_SQL)).rows,
  )
  const isExample = name === personal.name
  return [
    ...(isExample ? ['name'] : []),
    ...(isExample && portrait_id === null ? ['portrait'] : []),
    ...(resumes.length > 0 ? ['resume'] : []),
    ...(posts.length > 0 ? [pluralize(posts.length, 'post')] : []),
    ...(projects.length > 0 ? [pluralize(projects.length, 'project')] : []),
    ...(media.length > 0 ? [pluralize(media.length, 'image')] : []),
    ...(contacts.length > 0 ? [pluralize(contacts.length, 'message')] : []),
  ]
}
