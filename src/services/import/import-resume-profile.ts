import { toProfileData } from '#collections/profile/profile-data.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { NOT_JSON_RESUME } from '#src/contract/profile/profile-import-calls.ts'
import type { ProfileImport } from '#src/contract/profile/profile-import-calls.ts'
import { jsonResumeSizeProblem } from '#src/resume/json-resume-size.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { convert } from '#src/services/conversion/convert.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { as, withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { createProject } from '#src/services/projects/project-editing.ts'
import { listProjects } from '#src/services/projects/project-service.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'

type Import = {
  actor: Admin
  body: unknown
  /** A draft is public only after it was published in the built-in admin. */
  isDraft?: boolean
}

/**
 * POST /api/profile/import: saves a JSON Resume, and its projects as drafts. Errors: `invalid` if the file is not a
 * JSON Resume or too large, or a published text exceeds its limit.
 */
export async function importProfile({
  actor,
  body: file,
  isDraft = true,
}: Import): Promise<ProfileImport> {
  const problem = jsonResumeSizeProblem(file)
  if (problem !== null) throw new ServiceError('invalid', problem)
  const base = await getProfile()
  const options = { base, site: absoluteUrl() }
  const imported = await convert({ name: 'The file' }, 'importJsonResume', file, options)
  if (!imported) throw new ServiceError('invalid', NOT_JSON_RESUME)
  const { profile, skipped, missing } = imported
  const isPortraitRemoved = base.personal.portrait !== null && profile.personal.portrait === null
  const data = {
    ...toProfileData(profile),
    // A portrait is a file of the library: it is kept unless it is removed.
    ...(isPortraitRemoved && { portrait: null }),
    _status: isDraft ? ('draft' as const) : ('published' as const),
  }
  await withTransaction(actor, (req) =>
    req.payload.updateGlobal({ slug: 'profile', data, draft: isDraft, ...as(actor, req) }),
  )
  const projects = await draftProjects(actor, imported.projects)
  return { skipped, missing, projects }
}

/** Creates those whose title none has, so that the same file can be imported again. */
async function draftProjects(actor: Admin, projects: readonly EditedProject[]): Promise<string[]> {
  const known = new Set((await listProjects({ actor })).map(({ title }) => title))
  const created = projects.filter(({ title }) => title !== '' && !known.has(title))
  for (const project of created) await createProject({ actor, body: project, key: null })
  return created.map(({ title }) => title)
}
