import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import {
  lockProjectOrder,
  setProjectFeatured,
  setProjectOrder,
} from '#collections/tables/project-versions.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { lockUnchanged } from '#src/services/platform/document-versions.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { listProjects } from './project-service.ts'

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
