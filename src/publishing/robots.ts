import { absoluteUrl } from './site-urls.ts'

/** robots.txt: what is not for search engines. Nothing here keeps anybody out; that is the sign-in's work. */
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
