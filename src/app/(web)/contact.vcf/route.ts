import { contentDisposition } from '#src/lib/http/content-disposition.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { vCard } from '#src/site/resume/vcard.ts'

export const dynamic = 'force-static'

// Inline, so that a phone opens the contact at once instead of downloading a file.
const HEADERS = {
  'Content-Type': 'text/vcard; charset=utf-8',
  'Content-Disposition': contentDisposition('inline', `${portfolio.personal.name}.vcf`),
}

export const GET = () => new Response(vCard(portfolio, absoluteUrl()), { headers: HEADERS })
