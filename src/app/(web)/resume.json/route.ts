import { portfolio } from '#src/portfolio/portfolio.ts'
import { siteAddress } from '#src/services/site-address.ts'
import { jsonResume } from '#src/site/resume/json-resume.ts'

export const dynamic = 'force-static'

export function GET() {
  const addresses = { site: siteAddress(), document: siteAddress('/resume.json') }
  return Response.json(jsonResume(portfolio, addresses))
}
