import type { Project } from '#src/contract/projects/public-project-schemas.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { idSchema } from '#src/contract/text-schemas.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { findUploadedImages } from '#src/services/media/page-images.ts'
import { as, findDocument, payloadClient, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { moveToTrash, restoreFromTrash } from '#src/services/trash/trash.ts'
import { coverId, toListedProject, toProject } from './project-mapper.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import {
  lockProjectOrder,
  setProjectFeatured,
  setProjectOrder,
} from '#collections/tables/project-versions.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { lockUnchanged } from '#src/services/platform/document-versions.ts'
import type { Input } from '#src/services/platform/service-input.ts'

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

/**
 * PUT /api/projects/{id}/position: serialised, so that concurrent moves are kept. Errors: `not-found`, also for the
 * next project.
 */
export async function moveProject({
  actor,
  id,
  body: { before },
}: Input<'moveProject'>): Promise<ListedProject[]> {
  await withTransaction(actor, async (req) => {
    const order = await lockProjectOrder(req)
    const others = order.filter((one) => one !== id)
    const place = before === null ? others.length : others.indexOf(before)
    if (others.length === order.length || place < 0) throw new ServiceError('not-found')
    await setProjectOrder(req, others.toSpliced(place, 0, id))
    await notifyPublicChange(req)
  })
  return listProjects({ actor })
}

/** PUT /api/projects/{id}/featured: applies immediately, even with unpublished changes. Errors: `not-found`. */
export async function featureProject({
  actor,
  id,
  body: { isFeatured },
}: Input<'featureProject'>): Promise<ListedProject[]> {
  await withTransaction(actor, async (req) => {
    await lockUnchanged(req, { kind: 'projects', id })
    await setProjectFeatured(req, { id, isFeatured, at: new Date().toISOString() })
    await notifyPublicChange(req)
  })
  return listProjects({ actor })
}
