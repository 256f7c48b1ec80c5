import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { StoredProject } from '#src/contract/projects/edited-project.ts'
import { as, payloadClient } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { toEditedProject } from './edited-project-mapper.ts'
import { getStoredProject, saveProjectDraft } from './project-editing.ts'

type OfProject = { actor: Admin; /** uuid */ id: string }

/** GET /api/projects/{id}/versions: newest first. Errors: `not-found`, also for a project in the trash. */
export async function listProjectVersions(of: OfProject): Promise<DocumentVersion[]> {
  const { state } = await getStoredProject(of)
  const payload = await payloadClient()
  const { docs } = await payload.findVersions({
    collection: 'projects',
    where: { parent: { equals: of.id } },
    select: { version: { _status: true, updatedAt: true } },
    sort: '-updatedAt',
    pagination: false,
    depth: 0,
    ...as(of.actor),
  })
  const published = docs.find(({ version }) => version._status === 'published')
  return docs.map(({ id, version }) => ({
    id,
    savedAt: new Date(version.updatedAt).toISOString(),
    state: version._status ?? 'draft',
    isPublic: state !== 'draft' && id === published?.id,
  }))
}

/**
 * POST /api/projects/{id}/versions/{version}/restore: its fields as a draft; slug and selection for the home page stay.
 * Errors: `not-found`, also for a version of another project, `stale`.
 */
export async function restoreProjectVersion({
  version,
  ifMatch,
  ...of
}: OfProject & { /** uuid */ version: string; ifMatch: string | null }): Promise<StoredProject> {
  const payload = await payloadClient()
  const found = await payload.findVersionByID({
    collection: 'projects',
    id: version,
    depth: 0,
    disableErrors: true,
    ...as(of.actor),
  })
  // With `disableErrors` an unknown version is null, which the type does not say.
  if ((found as typeof found | null)?.parent !== of.id) throw new ServiceError('not-found')
  const { slug, isFeatured } = (await getStoredProject(of)).project
  const project = await toEditedProject(found.version)
  return saveProjectDraft({ ...of, ifMatch, project: { ...project, slug, isFeatured } })
}
