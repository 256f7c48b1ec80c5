import type { Settings } from '#src/contract/settings/settings-calls.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

const yesOrNo = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no')

/** No access control. A site that is not indexed is crawled too: otherwise its `X-Robots-Tag` is not seen. */
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
