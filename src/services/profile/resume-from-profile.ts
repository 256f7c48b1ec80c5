import type { PaperName } from '#src/contract/resumes/resume-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { typesetResume } from '#src/resume/pdf/typeset-resume.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { getProfile } from './profile-service.ts'
import { createResume } from '#src/services/resumes/resume-service.ts'

type Typesetting = { actor: Admin; paper: PaperName; key?: string | null }

/**
 * POST /api/resume/typeset: adds the published profile as a PDF of one or two pages. A repeated `key` adds no second
 * file. Errors: `storage-full`, `unavailable`.
 */
export async function createResumeFromProfile({
  actor,
  paper,
  key = null,
}: Typesetting): Promise<{ resume: Resume; skipped: string[] }> {
  const profile = await getProfile()
  const { bytes, skipped } = await typesetResume(profile, { paper, site: absoluteUrl() })
  const { name, timeZone } = profile.personal
  const file = { name: `${name.replaceAll(/\s+/g, '-')}-Resume-${today(timeZone)}.pdf`, bytes }
  return { resume: await createResume({ actor, file, key }), skipped }
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date())
