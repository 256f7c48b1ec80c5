import { securityTxt } from '#src/publishing/security-txt.ts'
import { textResponse } from '#src/publishing/text-response.ts'

// It names a day that has to stay ahead of today.
export const dynamic = 'force-dynamic'

export const GET = () => textResponse(securityTxt(), { contentType: 'text/plain' })
