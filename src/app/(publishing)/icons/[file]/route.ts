import { siteIconResponse } from '#src/publishing/site-icon-response.ts'

type Context = { params: Promise<{ file: string }> }

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: Context) =>
  siteIconResponse(request, (await params).file)
