import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { jsonResume } from '#src/site/resume/json-resume.ts'

export const dynamic = 'force-static'

export function GET() {
  const addresses = { site: absoluteUrl(), document: absoluteUrl('/resume.json') }
  return Response.json(jsonResume(portfolio, addresses))
}
