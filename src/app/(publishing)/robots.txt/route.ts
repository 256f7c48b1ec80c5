import { robotsTxt } from '#src/publishing/robots.ts'
import { textResponse } from '#src/publishing/text-response.ts'

export const dynamic = 'force-static'

export const GET = () => textResponse(robotsTxt(), { contentType: 'text/plain' })
