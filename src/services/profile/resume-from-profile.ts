import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { typesetResume as typeset } from '#src/resume/pdf/typeset-resume.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { getProfile } from './profile-service.ts'
import { uploadResume } from '#src/services/resumes/resume-service.ts'

/**
 * POST /api/resume/typeset: adds the published profile as a PDF of one or two pages. A repeated `key` adds no second
 * file. Errors: `storage-full`, `unavailable`.
 */
export async function typesetResume({
  actor,
  body: { paper },
  key,
}: Input<'typesetResume'>): Promise<{ resume: Resume; skipped: string[] }> {
  const profile = await getProfile()
  const { bytes, skipped } = await typeset(profile, { paper, site: absoluteUrl() })
  const { name, timeZone } = profile.personal
  const file = { name: `${name.replaceAll(/\s+/g, '-')}-Resume-${today(timeZone)}.pdf`, bytes }
  return { resume: await uploadResume({ actor, file, key }), skipped }
}

const today = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date())
