import { securityTxt } from '#src/publishing/security-txt.ts'
import { textResponse } from '#src/publishing/text-response.ts'
import { getProfile } from '#src/services/profile/profile-service.ts'

// Its Expires date must stay in the future.
export const dynamic = 'force-dynamic'

export async function GET() {
  const { personal } = await getProfile()
  return textResponse(securityTxt(personal), { contentType: 'text/plain' })
}
