import type { PayloadRequest } from 'payload'
import {
  CHANGED_EXAMPLES_SQL,
  EXAMPLE_ROWS_SQL,
  exampleRowsOf,
} from '#collections/tables/example-rows.ts'
import { anyOf, runSql, sql } from '#collections/sql.ts'
import type {
  ExampleRemoval,
  ExampleRows,
  ExampleState,
} from '#src/contract/example/example-schemas.ts'
import { trashKindSchema } from '#src/contract/trash/trash-calls.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { readSql, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { typesetResume } from '#src/services/profile/resume-from-profile.ts'
import { trashResumes } from '#src/services/resumes/trash-resumes.ts'
import { exampleFields } from './example-fields.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'

/** GET /api/example-content: lists the remaining example content. */
export async function getExampleState(_caller: { actor: Admin }): Promise<ExampleState> {
  const profile = await getProfile()
  const { personal } = profile
  const rows = exampleRowsOf(await readSql(sql.raw(EXAMPLE_ROWS_SQL)))
  const changed = await readSql(sql.raw(CHANGED_EXAMPLES_SQL))
  return {
    hasName: personal.name === defaultProfile.personal.name,
    fields: exampleFields(profile),
    hasPortrait: (personal.portrait?.url ?? '') === (defaultProfile.personal.portrait?.url ?? ''),
    hasResume: rows.resumes.length > 0,
    changed: changed.map(({ title }) => (typeof title === 'string' ? title : '')),
    posts: rows.posts.length,
    projects: rows.projects.length,
    media: rows.media.length,
    contacts: rows.contacts.length,
  }
}

/**
 * DELETE /api/example-content: moves it to the trash. A resume must stay active, so another one or a typeset profile
 * replaces the example. Returns the moved documents, for an undo.
 */
export async function removeExampleContent({ actor }: { actor: Admin }): Promise<ExampleRemoval> {
  const { hasName, hasResume } = await getExampleState({ actor })
  if (hasResume && !hasName && !(await hasOtherResume()))
    await typesetResume({ actor, body: { paper: 'A4' }, key: null })
  return withTransaction(actor, async (req) => {
    const rows = exampleRowsOf(await runSql(req, sql.raw(EXAMPLE_ROWS_SQL)))
    const { moved, activeResume } = await trashResumes(req, rows.resumes)
    const others = await moveRows(req, { ...rows, resumes: [] }, true)
    return { rows: { ...others, resumes: moved }, activeResume }
  })
}

/** POST /api/example-content/restore: restores it from the trash. Ignores items that are not in the trash. */
export const restoreExampleContent = ({
  actor,
  body: { rows, activeResume },
}: Input<'restoreExampleContent'>): Promise<ExampleRemoval> =>
  withTransaction(actor, async (req) => {
    const restored = await moveRows(req, rows, false)
    if (activeResume) await runSql(req, sql`select folio_activate_resume(${activeResume})`)
    return { rows: restored, activeResume }
  })

async function moveRows(req: PayloadRequest, rows: ExampleRows, isDeleted: boolean) {
  const moved = { ...rows }
  for (const kind of trashKindSchema.options)
    moved[kind] = await setDeletedAt(req, { kind, ids: rows[kind], isDeleted })
  return moved
}

async function hasOtherResume(): Promise<boolean> {
  const { resumes } = exampleRowsOf(await readSql(sql.raw(EXAMPLE_ROWS_SQL)))
  const others = await readSql(
    sql`select 1 from resumes where deleted_at is null and not id = ${anyOf(resumes)} limit 1`,
  )
  return others.length > 0
}
