import { idsOf, runSql, sql } from '#collections/sql.ts'
import { FOLIO_PATHS, messagesSchema } from '#src/export-format/export-format.ts'
import { reportWarnings } from '#src/import/prepare/import-report.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import { isReverted, recordCreated } from './created-items.ts'
import { readJson } from './site-import.ts'
import type { SiteImport } from './site-import.ts'

/** Stores the messages that are not here: none of this sender at this time has the same text. */
export async function importMessages(site: SiteImport): Promise<void> {
  const paths = site.files.names.filter(
    (name) => name.startsWith(FOLIO_PATHS.messages) && name.endsWith('.json'),
  )
  const part = { name: 'Messages', imported: 0, kept: 0 }
  for (const path of paths) {
    const parsed = messagesSchema.safeParse(await readJson(site, path))
    if (!parsed.success) {
      const text = 'The file contains entries that are not messages.'
      reportWarnings(site.report, [{ place: { file: path }, text }])
      continue
    }
    const added = await addMessages(site, JSON.stringify(parsed.data))
    part.imported += added
    part.kept += parsed.data.length - added
  }
  if (paths.length > 0) site.report.parts.push(part)
}

/** In SQL: only the service of visitors' messages may create one through Payload. @returns how many were new */
async function addMessages({ actor, run, isDryRun }: SiteImport, json: string): Promise<number> {
  const fresh = sql`from jsonb_to_recordset(${json}::jsonb) as given(name text, email text, subject text,
      message text, state text, "answeredAt" timestamptz, "createdAt" timestamptz)
    where not exists (select from contacts where contacts.created_at = given."createdAt"
      and contacts.email = given.email and contacts.message = given.message
      and (contacts.deleted_at is null or not ${isReverted('contacts')}))`
  if (isDryRun) return (await readSql(sql`select 1 ${fresh}`)).length
  return withTransaction(actor, async (req) => {
    const rows = await runSql(
      req,
      sql`insert into contacts (name, email, subject, message, state, answered_at, created_at, updated_at)
          select name, email, subject, message, state::enum_contacts_state, "answeredAt", "createdAt", "createdAt"
          ${fresh} returning id::text as id`,
    )
    const ids = idsOf(rows)
    await recordCreated(req, { run, kind: 'contacts', ids })
    return ids.length
  })
}
