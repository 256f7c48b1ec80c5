import { siteIconResponse } from '#src/publishing/site-icon-response.ts'

export const dynamic = 'force-dynamic'

export const GET = (request: Request) => siteIconResponse(request, 'icon.svg')
