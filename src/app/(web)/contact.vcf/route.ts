import { contentDisposition } from '#src/lib/http/content-disposition.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'
import { vCard } from '#src/site/resume/vcard.ts'

export const dynamic = 'force-static'

export async function GET() {
  const profile = await getProfile()
  return new Response(vCard(profile, absoluteUrl()), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      // Inline, so that a phone opens the contact immediately instead of downloading a file.
      'Content-Disposition': contentDisposition('inline', `${profile.personal.name}.vcf`),
    },
  })
}
