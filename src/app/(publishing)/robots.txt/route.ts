import { robotsTxt } from '#src/publishing/robots.ts'
import { textResponse } from '#src/publishing/text-response.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'

export const dynamic = 'force-static'

export const GET = async () =>
  textResponse(robotsTxt(await getSettings()), { contentType: 'text/plain' })
