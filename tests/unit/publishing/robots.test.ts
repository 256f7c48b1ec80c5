import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import { robotsTxt } from '#src/publishing/robots.ts'

const SITE = 'http://localhost:3000'

it('robots.txt limits crawlers to public pages, refuses training, and links the sitemap', () => {
  expect(robotsTxt(DEFAULT_SETTINGS).split('\n')).toEqual([
    'User-agent: *',
    'Content-Signal: search=yes, ai-train=no',
    'Allow: /api/resume$',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /cms',
    'Disallow: /payload',
    '',
    `Sitemap: ${SITE}/sitemap.xml`,
    '',
  ])
})

it('robots.txt lets crawlers read that a site is not to be indexed, and links no sitemap', () => {
  const lines = robotsTxt({ isIndexed: false, isTrainingAllowed: true }).split('\n')
  expect(lines[1]).toBe('Content-Signal: search=no, ai-train=yes')
  expect(lines).not.toContain('Disallow: /')
  expect(lines.filter((line) => line.startsWith('Sitemap'))).toEqual([])
})
