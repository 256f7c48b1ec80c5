import { contentDisposition } from '#src/lib/content-disposition.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { siteAddress } from '#src/services/site-address.ts'
import { contactCard } from '#src/site/resume/contact-card.ts'

export const dynamic = 'force-static'

// Inline: a phone then shows the contact at once instead of keeping a file.
const HEADERS = {
  'Content-Type': 'text/vcard; charset=utf-8',
  'Content-Disposition': contentDisposition('inline', `${portfolio.personal.name}.vcf`),
}

export const GET = () => new Response(contactCard(portfolio, siteAddress()), { headers: HEADERS })
