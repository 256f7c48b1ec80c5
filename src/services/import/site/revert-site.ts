import type { PayloadRequest } from 'payload'
import { deleteGlobal } from '#collections/tables/global-rows.ts'
import type { Reverted } from '#src/contract/import/import-schemas.ts'
import { FOLIO_GLOBALS } from '#src/export-format/export-format.ts'
import { moveMessages } from '#src/services/messages/message-bulk.ts'
import { trashResumes } from '#src/services/resumes/trash-resumes.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { readCreated } from './created-items.ts'

type FromSite = Pick<Reverted, 'projects' | 'resumes' | 'messages' | 'settings'>

/** Reverts created documents besides posts and files, in the transaction of `req`. */
export async function revertSite(req: PayloadRequest, run: string): Promise<FromSite> {
  const created = await readCreated(req, run)
  const ids = created.projects
  const projects = await setDeletedAt(req, { kind: 'projects', ids, isDeleted: true })
  const { moved: resumes } = await trashResumes(req, created.resumes)
  const messages = await moveMessages(req, created.contacts, true)
  let settings = 0
  for (const [slug] of FOLIO_GLOBALS) {
    const [savedAt] = created[slug]
    if (savedAt !== undefined && (await deleteGlobal(req, slug, savedAt))) settings += 1
  }
  return {
    projects: projects.length,
    resumes: resumes.length,
    messages: messages.length,
    settings,
  }
}
