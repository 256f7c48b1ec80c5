import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { isHydrated, openPage } from '#tests/support/open-page.ts'
import { notice, useCms } from '#tests/support/cms-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { randomIp } from '#tests/support/visitor.ts'

const { product, data } = useCms({ browser: { reducedMotion: 'no-preference' } })

/** Opens a page whose script files are held until the test releases them. */
async function openWithoutFiles(path: string) {
  const page = product.page()
  const files = Promise.withResolvers<void>()
  await intercept(page, '**/_next/static/**/*.js', async (route) => {
    await files.promise
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, release: files.resolve }
}

const heldBack = () => product.page().locator('script[type=deferred]').count()

describe('React', () => {
  it('is not loaded by reading a public page, and its own scripts are at most 12 kB', async () => {
    const { slug } = await data.post({ title: 'Held back', content: '```js\nconst a = 1\n```' })
    await data.project({ title: 'A case' })
    const page = product.page()
    const files: string[] = []
    page.on('request', (request) => {
      files.push(...(request.resourceType() === 'script' ? [request.url()] : []))
    })
    for (const path of [
      ...['/', '/blog', `/blog/${slug}`, '/projects/a-case', '/projects', '/resume'],
      '/blog?q=held',
    ]) {
      const html = await (await fetch(`${product.url}${path}`)).text()
      expect(html, path).not.toMatch(/<script(?! type="deferred")(?![^>]*noModule)[^>]*src=/)
      expect(html, path).not.toContain('as="script"')
      const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text)
      const code = own.filter((text) => !text.includes('self.__next_f')).join('')
      expect(brotliCompressSync(code).length, path).toBeLessThan(12_000)
      await openPage(page, path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.locator('[data-theme-toggle]').click()
      await page.waitForLoadState('networkidle')
      expect(files, path).toEqual([])
      expect(await isHydrated(page), path).toBe(false)
    }
  })

  it.each([
    ['the search box', '/blog', (page: Page) => page.getByRole('searchbox').click()],
    [
      'the search button',
      '/',
      (page: Page) => page.getByRole('button', { name: 'Search' }).click(),
    ],
    ['its key', '/resume', (page: Page) => page.keyboard.press('/')],
    ['the contact form', '/', (page: Page) => page.getByLabel('Name').focus()],
  ])('is loaded by %s', async (_, path, use) => {
    const page = await openPage(product.page(), path)
    expect(await heldBack()).toBeGreaterThan(5)
    await use(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
    expect(await heldBack()).toBe(0)
  })

  it('renders a page again when its data is newer', async () => {
    await data.post({ title: 'Some hay' })
    const page = product.page()
    product.allowError('React error')
    await intercept(page, '**/*page-data', async (route) => {
      const response = await route.fetch()
      const newer = (await response.text()).replaceAll('Some hay', 'Fresh hay')
      await route.fulfill({ response, body: newer })
    })
    await openPage(page, '/blog')
    await page.getByRole('searchbox').click()
    await page.getByRole('link', { name: /Fresh hay/ }).waitFor()
    await page.getByRole('searchbox').fill('hay')
    await page.getByText('1 in titles').waitFor({ state: 'attached' })
  })

  it('opens the palette for a click that came before it', async () => {
    const { page, release } = await openWithoutFiles('/')
    await page.getByRole('button', { name: 'Search' }).click()
    release()
    await page.getByRole('combobox', { name: 'Search' }).waitFor()
  })

  it('loads while a letter of the name has the focus, and Tab leaves the letters', async () => {
    const { page, release } = await openWithoutFiles('/')
    await page.getByRole('button', { name: 'Search' }).focus()
    const letters = page.getByRole('radio')
    await letters.first().focus()
    const ready = page.evaluate(
      () => new Promise((resolve) => addEventListener('app:ready', () => resolve(true))),
    )
    release()
    await ready
    await page.keyboard.press('Tab')
    expect(await letters.evaluateAll((all) => all.filter((one) => one.matches(':focus')))).toEqual(
      [],
    )
  })

  it('[S7-post-contact-03] sends a message once that was submitted before React loaded, with the typed text', async () => {
    await product.context().setExtraHTTPHeaders({ 'x-forwarded-for': randomIp() })
    await product.page().clock.install()
    const { page, release } = await openWithoutFiles('/')
    for (const label of ['Name', 'Subject', 'Message']) await page.getByLabel(label).fill('Early')
    await page.getByLabel('Email').fill('early@example.com')
    await page.clock.runFor(10_000)
    const send = page.getByRole('button', { name: 'Send Message' })
    await send.click()
    await send.click()
    release()
    await notice(page, 'Message sent successfully!').waitFor()
    expect(await data.messages()).toMatchObject([{ name: 'Early', message: 'Early' }])
  })
})

describe('before hydration', () => {
  it('the theme toggle works, and its choice is kept', async () => {
    const { page, release } = await openWithoutFiles('/')
    await page.getByRole('button', { name: /theme/i }).click()
    await page.locator('html.dark').waitFor()
    await page.keyboard.press('/')
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.locator('html.dark').waitFor()
  })

  it('[S2-blog-list-02] the search form works, and keeps the input', async () => {
    await data.post({ title: 'A needle' })
    await data.post({ title: 'Some hay' })
    const { page, release } = await openWithoutFiles('/blog')
    await page.getByRole('searchbox').fill('needle')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(`${product.url}/blog?q=needle`, { waitUntil: 'commit' })
    await page.getByText('1 in titles').waitFor({ state: 'attached' })
    await page.getByRole('searchbox').fill('hay')
    release()
    await page.getByRole('link', { name: /Some hay/ }).waitFor()
    expect(await page.getByRole('link', { name: /A needle/ }).count()).toBe(0)
  })
})
