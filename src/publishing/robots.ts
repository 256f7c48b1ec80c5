import type { Settings } from '#src/contract/settings/settings-schemas.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no')

/**
 * robots.txt: paths excluded from crawling, and permissions for the rest. It does not control access. A site that is
 * not indexed is still crawled: otherwise its `X-Robots-Tag` is not seen.
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
