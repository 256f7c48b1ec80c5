import type { Settings } from '#src/contract/settings/settings-schemas.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no')

/**
 * robots.txt: paths that search engines must not crawl, and what may be done with the rest. It is no access control; the
 * sign-in is. A site that is not to be indexed is crawled all the same: only then is its `X-Robots-Tag` seen.
 */
export const robotsTxt = ({ isIndexed, isTrainingAllowed }: Settings): string =>
  [
    'User-agent: *',
    `Content-Signal: search=${yesOrNo(isIndexed)}, ai-train=${yesOrNo(isTrainingAllowed)}`,
    'Allow: /api/resume$',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /cms',
    'Disallow: /payload',
    '',
    ...(isIndexed ? [`Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''] : []),
  ].join('\n')
