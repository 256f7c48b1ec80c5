import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startForeignSite } from '#tests/support/foreign-site.ts'
import { useProduct } from '#tests/support/use-product.ts'
import { createVisitor, SESSION } from '#tests/support/visitor.ts'

const used = useProduct()
const isSignedIn = async () => {
  const cookies = await used.context().cookies(used.url)
  const session = cookies.find(({ name }) => name === SESSION)?.value ?? ''
  const visitor = createVisitor(used.product())
  const answer = await visitor.read('/api/auth/user', { cookie: `${SESSION}=${session}` })
  return answer.status === 200
}

// What the browser says when it protects us.
const PROTECTED = ['CORS', 'Failed to load resource', 'frame-ancestors', 'Cross-Origin']
beforeEach(() => PROTECTED.forEach(used.allowError))

describe('a page on another site', () => {
  let foreign: Awaited<ReturnType<typeof startForeignSite>>
  beforeAll(async () => {
    foreign = await startForeignSite(used.url)
  })
  afterAll(() => foreign.close())
  const count = async (table: string) =>
    (await used.product().rows(`select count(*)::int as n from ${table}`))[0]?.['n']

  it('reads nothing with a script, and changes nothing', async () => {
    const page = used.page()
    await used.signIn()
    const posts = await count('posts')
    await page.goto(foreign.url)
    const results = await page.evaluate(async (site) => {
      const attempt = (path: string, init: RequestInit) =>
        fetch(`${site}${path}`, { credentials: 'include', ...init }).then(
          (response) => response.type,
          () => 'blocked',
        )
      return [
        await attempt('/api/auth/user', {}),
        await attempt('/api/blog', { method: 'PUT', body: '{}' }),
        await attempt('/api/blog', { method: 'POST', mode: 'no-cors', body: '{"title":"x"}' }),
      ]
    }, used.url)
    expect(results).toEqual(['blocked', 'blocked', 'blocked'])
    expect(await count('posts')).toBe(posts)
  })

  it.each([
    ['media', 'media', 'photo.png', 'image/png'],
    ['resume', 'resumes', 'cv.pdf', 'application/pdf'],
  ])('stores nothing with a form: %s', async (form, table, name, mimeType) => {
    const page = used.page()
    await used.signIn()
    const before = await count(table)
    await page.goto(foreign.url)
    await page
      .locator(`#${form} input`)
      .setInputFiles({ name, mimeType, buffer: Buffer.from('%PDF-1.4') })
    const [answer] = await Promise.all([
      page.waitForResponse(`${used.url}/api/${form}/upload`),
      page.getByRole('button', { name: `Send ${form}` }).click(),
    ])
    expect(answer.status()).toBe(403)
    expect(await count(table)).toBe(before)
  })

  it('posts nothing with a form of plain text', async () => {
    const page = used.page()
    await used.signIn()
    const posts = await count('posts')
    await page.goto(foreign.url)
    const [answer] = await Promise.all([
      page.waitForResponse(`${used.url}/api/blog`),
      page.getByRole('button', { name: 'Send post' }).click(),
    ])
    expect([403, 415]).toContain(answer.status())
    expect(await count('posts')).toBe(posts)
  })

  it('signs nobody out by a picture or a link; the link ends on the dashboard', async () => {
    const page = used.page()
    await used.signIn()
    await page.goto(foreign.url)
    await page.evaluate(
      (source) =>
        new Promise((resolve) => {
          const image = new Image()
          image.onerror = image.onload = resolve
          image.src = source
        }),
      `${used.url}/api/logout`,
    )
    expect(await isSignedIn()).toBe(true)
    await page.getByRole('link', { name: 'Claim your prize' }).click()
    await page.getByText('Admin Mode').waitFor()
    expect(await isSignedIn()).toBe(true)
  })

  it('may link to the dashboard, as a mail may: the visitor arrives signed in', async () => {
    const page = used.page()
    await used.signIn()
    await page.goto(foreign.url)
    await page.getByRole('link', { name: 'To the dashboard' }).click()
    await page.getByText('Admin Mode').waitFor()
  })

  it('cannot frame a screen', async () => {
    const page = used.page()
    await used.signIn()
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    )
    await page.goto(foreign.url)
    await refused
  })
})
