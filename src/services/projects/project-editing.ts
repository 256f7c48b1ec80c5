import type { PayloadRequest } from 'payload'
import type { Project as ProjectDocument } from '#collections/generated/payload-types.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import {
  dropReplacedProjectDrafts,
  setProjectOffline,
  wasEverPublished,
} from '#collections/tables/project-versions.ts'
import { isSlugFrom } from '#src/content/format/slug-from.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { EditedProject, StoredProject } from '#src/contract/projects/edited-project.ts'
import { withIdempotencyKey } from '#src/services/platform/idempotency.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { documentState, lockUnchanged } from '#src/services/platform/document-versions.ts'
import { toEditedProject, toProjectData } from './edited-project-mapper.ts'

type OfProject = Input<'getProject'>
type Change = Input<'unpublishProject'>
type Save = Input<'saveProjectDraft'>

/** GET /api/projects/{id}: as last saved. Errors: `not-found`, also in the trash. */
export const getProject = (of: OfProject): Promise<StoredProject> =>
  withTransaction(of.actor, (req) => readStored(req, of))

/** POST /api/projects: a repeated key updates the first draft. Errors: `invalid` with fields. */
export async function createProject({
  actor,
  body: project,
  key,
}: Input<'createProject'>): Promise<StoredProject> {
  return withTransaction(actor, async (req) => {
    const { slug, ...data } = await toProjectData(project)
    const { id, isReplay } = await withIdempotencyKey(req, {
      kind: 'projects',
      key,
      create: async () => {
        const created = await req.payload.create({
          collection: 'projects',
          data: { ...data, ...(slug === '' ? {} : { slug }), _status: 'draft' },
          draft: true,
          ...as(actor, req),
        })
        return created.id
      },
    })
    // The text may have been changed since the request whose answer was lost.
    if (isReplay) {
      const before = await lockNewest(req, { actor, id, ifMatch: null })
      await saveDraft(req, { actor, id, project, before })
    }
    return readStored(req, { actor, id })
  })
}

/** PUT /api/projects/{id}/draft: does not change the published version. Errors: `not-found`, `stale`, `invalid`. */
export async function saveProjectDraft(save: Save): Promise<StoredProject> {
  return withTransaction(save.actor, async (req) => {
    const before = await lockNewest(req, save)
    await saveDraft(req, { ...save, project: save.body, before })
    return readStored(req, save)
  })
}

/** PUT /api/projects/{id}/publication. Errors: `not-found`, `stale`, `invalid` with fields. */
export async function publishProject(save: Save): Promise<StoredProject> {
  const { actor, id, body: project } = save
  return withTransaction(actor, async (req) => {
    const { doc, isPublic } = await lockNewest(req, save)
    const data = await toProjectData(project, doc)
    // Payload would treat a published project with a newer draft as never published.
    req.context.isRecordedByCaller = true
    await req.payload.update({
      ...{ collection: 'projects', id, ...as(actor, req) },
      data: { ...data, _status: 'published' },
    })
    const target = { kind: 'projects', id }
    if (!isPublic) await recordActivity(req, { action: 'publish', subject: project.title, target })
    return readStored(req, save)
  })
}

/** DELETE /api/projects/{id}/publication: keeps the last save as a draft. Errors: `not-found`, `stale`. */
export async function unpublishProject(change: Change): Promise<StoredProject> {
  return withTransaction(change.actor, async (req) => {
    const before = await lockNewest(req, change)
    if (!before.isPublic) return readStored(req, change)
    await setProjectOffline(req, change.id)
    req.context.isRecordedByCaller = true
    const project = await toEditedProject(before.doc)
    await saveDraft(req, { ...change, project, before: { ...before, isPublic: false } })
    const target = { kind: 'projects', id: change.id }
    await recordActivity(req, { action: 'unpublish', subject: before.doc.title, target })
    return readStored(req, change)
  })
}

type Newest = { doc: ProjectDocument; isPublic: boolean; path: string | null }

/** The newest save, published or not. Errors: `not-found`. */
async function readNewest(req: PayloadRequest, { actor, id }: OfProject): Promise<Newest> {
  const options = { collection: 'projects' as const, id, disableErrors: true, ...as(actor, req) }
  const shown = await req.payload.findByID(options)
  const doc = await req.payload.findByID({ ...options, draft: true })
  if (!shown || !doc) throw new ServiceError('not-found')
  const isPublic = shown._status === 'published'
  return { doc, isPublic, path: isPublic ? `/projects/${shown.slug}` : null }
}

async function readStored(req: PayloadRequest, of: OfProject): Promise<StoredProject> {
  const { doc, isPublic, path } = await readNewest(req, of)
  return {
    id: of.id,
    project: await toEditedProject(doc),
    state: documentState(isPublic, doc._status),
    savedAt: new Date(doc.updatedAt).toISOString(),
    path,
  }
}

/** Locks the project until the transaction ends. Errors: `not-found`, `stale`. */
async function lockNewest(req: PayloadRequest, change: Change): Promise<Newest> {
  await lockUnchanged(req, { kind: 'projects', ...change })
  return readNewest(req, change)
}

type Draft = OfProject & { project: EditedProject; before: Newest }

async function saveDraft(req: PayloadRequest, { actor, id, project, before }: Draft) {
  const { doc, isPublic } = before
  const data = await toProjectData(project, doc)
  const isSlugKept = project.slug === '' || project.slug === doc.slug
  const isMade = isSlugFrom(doc.title ?? '', doc.slug ?? '', 'projects')
  req.context.isSlugOfTitle =
    !isPublic && isSlugKept && isMade && !(await wasEverPublished(req, id))
  const options = { collection: 'projects' as const, id, ...as(actor, req) }
  const draft = { ...data, _status: 'draft' as const }
  const saved = await req.payload.update({ ...options, data: draft, draft: true })
  await dropReplacedProjectDrafts(req, id)
  // Payload stores a draft as a version only; the trash, slugs and uses of files are read from the project.
  if (!isPublic)
    await req.payload.db.updateOne({ collection: 'projects', id, data: { ...saved }, req })
}
