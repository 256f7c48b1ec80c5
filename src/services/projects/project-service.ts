import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { idSchema } from '#src/contract/text-schemas.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { findUploadedImages } from '#src/services/media/page-images.ts'
import { as, findDocument, payloadClient } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { moveToTrash, restoreFromTrash } from '#src/services/trash/trash.ts'
import { coverId, toListedProject, toProject } from './project-mapper.ts'

/** GET /api/projects: all projects as last saved, in the order of the site. */
export async function listProjects({ actor }: { actor: Admin }): Promise<ListedProject[]> {
  const payload = await payloadClient()
  const all = { collection: 'projects' as const, pagination: false, ...as(actor) }
  const [stored, newest] = await Promise.all([
    payload.find({ ...all, select: {}, where: { _status: { equals: 'published' } } }),
    payload.find({ ...all, draft: true }),
  ])
  const published = new Set(stored.docs.map(({ id }) => id))
  return newest.docs.map((doc) => toListedProject(doc, published.has(doc.id)))
}

/** DELETE /api/projects/{id}: into the trash. Errors: `not-found`, also for the second of two concurrent calls. */
export const deleteProject = ({ actor, id }: { actor: Admin; id: string }) =>
  moveToTrash({ actor, kind: 'projects', id })

/** POST /api/projects/{id}/restore: out of the trash, as it was. Errors: `not-found`. */
export const restoreProject = ({ actor, id }: { actor: Admin; id: string }) =>
  restoreFromTrash({ actor, kind: 'projects', id })

/** The newest save for its author; null for others; a slug to redirect to when visitors see the same. */
export async function getProjectPreview(input: {
  headers: Headers
  id: string
}): Promise<{ project: Project } | { redirectTo: string } | null> {
  const { actor } = await authenticateRequest(input.headers)
  if (actor.kind !== 'admin' || !idSchema.safeParse(input.id).success) return null
  const doc = await findDocument('projects', { id: input.id, draft: true, ...as(actor) })
  if (!doc) return null
  const project = toProject(doc, await findUploadedImages(coverId(doc)))
  return doc._status === 'published' ? { redirectTo: project.slug } : { project }
}
