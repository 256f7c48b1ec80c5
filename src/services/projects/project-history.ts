import type { Project as ProjectDocument } from '#collections/generated/payload-types.ts'
import type { Comparison } from '#src/contract/comparison-schemas.ts'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import type { StoredProject } from '#src/contract/projects/edited-project.ts'
import type { ComparedProjectField } from '#src/contract/projects/project-schemas.ts'
import { compareVersions, versionText } from '#src/content/compare/compare-versions.ts'
import type { VersionText } from '#src/content/compare/compare-versions.ts'
import { findDocumentVersion, listedVersions } from '#src/services/platform/document-versions.ts'
import { as, payloadClient } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { toEditedProject } from './edited-project-mapper.ts'
import { getProject, saveProjectDraft } from './project-editing.ts'

type OfProject = Input<'listProjectVersions'>
type OfVersion = Input<'compareProjectVersion'>

/** GET /api/projects/{id}/versions: newest first. Errors: `not-found`, also for a project in the trash. */
export async function listProjectVersions(of: OfProject): Promise<DocumentVersion[]> {
  const { state } = await getProject(of)
  const payload = await payloadClient()
  const { docs } = await payload.findVersions({
    collection: 'projects',
    where: { parent: { equals: of.id } },
    select: { version: { _status: true, updatedAt: true } },
    sort: '-updatedAt',
    pagination: false,
    ...as(of.actor),
  })
  return listedVersions(
    state,
    docs.map(({ id, version }) => ({ id, savedAt: version.updatedAt, _status: version._status })),
  )
}

/**
 * POST /api/projects/{id}/versions/{version}/restore: as a draft; slug and home page selection stay. Errors:
 * `not-found`, `stale`.
 */
export async function restoreProjectVersion({
  version,
  ifMatch,
  ...of
}: Input<'restoreProjectVersion'>): Promise<StoredProject> {
  const project = await toEditedProject(await findVersion({ ...of, version }))
  const { slug, isFeatured } = (await getProject(of)).project
  return saveProjectDraft({ ...of, ifMatch, body: { ...project, slug, isFeatured } })
}

/**
 * GET /api/projects/{id}/versions/{version}: changes against another version. Errors: `not-found`, also for trashed
 * projects.
 */
export async function compareProjectVersion({
  against,
  ...of
}: OfVersion): Promise<Comparison<ComparedProjectField>> {
  await getProject(of)
  const after = await textOf(await findVersion(of))
  const before = against ? await textOf(await findVersion({ ...of, version: against })) : null
  return compareVersions(before, after, ['title', 'summary', 'outcomes'])
}

async function textOf(version: ProjectDocument): Promise<VersionText<ComparedProjectField>> {
  const { title, summary, outcomes, links, period, role, stack, cover, body } =
    await toEditedProject(version)
  const fields = {
    ...{ title, summary, period, role },
    outcomes: outcomes.map(({ figure, meaning }) => `${figure} ${meaning}`).join('; '),
    links: links.map(({ label, url }) => `${label} ${url}`).join('; '),
    stack: stack.join(', '),
    cover: cover ?? '',
    status: version._status ?? 'draft',
  }
  return versionText(fields, body)
}

const findVersion = async (of: OfVersion): Promise<ProjectDocument> =>
  (await findDocumentVersion('projects', of)).version
