import { absoluteUrl } from '#src/services/platform/absolute-url.ts'

/** robots.txt: paths that search engines must not crawl. It is no access control; the sign-in is. */
export const robotsTxt = (): string =>
  [
    'User-agent: *',
    'Allow: /api/resume$',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /cms',
    'Disallow: /payload',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n')
