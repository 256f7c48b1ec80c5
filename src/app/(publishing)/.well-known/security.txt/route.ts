import { securityTxt } from '#src/publishing/security-txt.ts'
import { textResponse } from '#src/publishing/text-response.ts'

// Its Expires date must stay in the future.
export const dynamic = 'force-dynamic'

export const GET = () => textResponse(securityTxt(), { contentType: 'text/plain' })
