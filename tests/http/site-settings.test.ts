import { afterEach, expect, it } from 'vitest'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { styleSources } from '#src/server/security/inline-sources.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const { data } = server
afterEach(() => data.empty())

const PAGES = ['/', '/blog', '/resume', '/admin', '/nothing-here']
const open = (path: string) => fetch(`${server.url}${path}`)
const texts = async (paths: string[]) => {
  const pages = await Promise.all(paths.map(open))
  return Promise.all(pages.map((page) => page.text()))
}
const save = async (slug: string, body: object) =>
  expect((await server.asAdmin('POST', `/payload/api/globals/${slug}`, body)).status).toBe(200)
const announce = (line: string, endsAt: string | null) =>
  save('announcement', {
    text: paragraphsToLexical([plainParagraph(line)]),
    endsAt,
    _status: 'published',
  })
/** How many of these pages contain the text. */
const showing = async (text: string, paths: string[]) =>
  (await texts(paths)).filter((page) => page.includes(text)).length

it('an announcement is on every public page within a second, and gone at its end', async () => {
  const paths = PAGES.filter((path) => path !== '/admin')
  expect(await showing('I am open for work', paths)).toBe(0)
  await announce('I am open for work', null)
  await expect.poll(() => showing('I am open for work', paths)).toBe(paths.length)
  const endsAt = Date.now() + 1500
  await announce('I am open for work', new Date(endsAt).toISOString())
  await expect.poll(() => showing('I am open for work', paths)).toBe(0)
  expect(Date.now()).toBeGreaterThanOrEqual(endsAt)
})

async function looks(path: string) {
  const page = await open(path)
  const html = await page.text()
  const policy = page.headers.get('content-security-policy') ?? ''
  const isAllowed = styleSources(html).some((source) => policy.includes(source))
  return `${html.includes('--accent:#884400')} ${html.includes('/icon.svg?v=884400.')} ${isAllowed}`
}

it('accents are on every page within a second, allowed by its policy, and in the manifest', async () => {
  await texts(PAGES)
  await save('appearance', { accents: { light: '#884400' } })
  const all = () => Promise.all(PAGES.map(looks))
  await expect.poll(all).toEqual(PAGES.map(() => 'true true true'))
  const manifest = async () => (await open('/manifest.webmanifest')).json()
  await expect.poll(manifest).toMatchObject({ theme_color: '#884400' })
})

it('sends noindex with every page, feed and file while indexing is off', async () => {
  const change = async (isIndexed: boolean) =>
    expect(
      (await server.asAdmin('PUT', '/api/settings', { isIndexed, isTrainingAllowed: false }))
        .status,
    ).toBe(200)
  // The sign-in is never indexed.
  const indexed = PAGES.filter((path) => path !== '/admin')
  const paths = [...indexed, '/feed.json', '/sitemap.xml', '/icon.svg']
  const robots = async () =>
    (await Promise.all(paths.map(open))).map(({ headers }) => headers.get('x-robots-tag'))
  const signal = async () => /Content-Signal: .*/.exec((await texts(['/robots.txt']))[0] ?? '')?.[0]
  await texts(paths)
  expect(await robots()).toEqual(paths.map(() => null))
  await change(false)
  await expect.poll(robots).toEqual(paths.map(() => 'noindex, nofollow'))
  await expect.poll(signal).toBe('Content-Signal: search=no, ai-train=no')
  await change(true)
  await expect.poll(robots).toEqual(paths.map(() => null))
  await expect.poll(signal).toBe('Content-Signal: search=yes, ai-train=no')
})
