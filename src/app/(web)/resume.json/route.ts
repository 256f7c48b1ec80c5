import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { jsonResume } from '#src/resume/json-resume.ts'

export const dynamic = 'force-static'

export async function GET() {
  const resumeUrls = { site: absoluteUrl(), document: absoluteUrl('/resume.json') }
  return Response.json(jsonResume(await getProfile(), resumeUrls))
}
