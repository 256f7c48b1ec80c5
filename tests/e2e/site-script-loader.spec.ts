import { describe, expect, it } from 'vitest'
import { openHydrated } from '#tests/support/hydrated-page.ts'
import { useCmsData } from '#tests/support/cms-data.ts'
import { intercept } from '#tests/support/interception.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'no-preference' } })
const data = useCmsData(product)

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

describe('the script files of a prerendered page', () => {
  it('do not delay loading, and start without interaction', async () => {
    const { slug } = await data.post({ title: 'Held back' })
    for (const path of ['/', '/blog', `/blog/${slug}`, '/resume']) {
      const html = await (await fetch(`${product.url}${path}`)).text()
      expect(html.match(/<script[^>]*src=/g)?.length, path).toBeGreaterThan(5)
      expect(html, path).not.toMatch(/<script(?! type="deferred")(?![^>]*noModule)[^>]*src=/)
      await openHydrated(product.page(), path)
      expect(await heldBack(), path).toBe(0)
    }
  })

  it.each(['pointerdown', 'keydown', 'scroll'])('start at once by %s', async (sign) => {
    const page = product.page()
    // Disables idle callbacks, so that only the event can start the scripts.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto('/')
    expect(await heldBack()).toBeGreaterThan(5)
    await page.locator('body').dispatchEvent(sign)
    await expect.poll(heldBack).toBe(0)
  })
})

describe('before hydration', () => {
  it('the theme toggle works, and its choice is kept', async () => {
    const { page, release } = await openWithoutFiles('/')
    await page.getByRole('button', { name: /theme/i }).click()
    await page.locator('html.dark').waitFor()
    release()
    await expect.poll(heldBack).toBe(0)
    await page.locator('html.dark').waitFor()
  })

  it('[S2-blog-list-02] the search form works, and keeps the input', async () => {
    await data.post({ title: 'A needle' })
    await data.post({ title: 'Some hay' })
    const { page, release } = await openWithoutFiles('/blog')
    await page.getByRole('searchbox').fill('needle')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL(`${product.url}/blog?q=needle`, { waitUntil: 'commit' })
    await page.getByText('1 of 2 posts').waitFor({ state: 'attached' })
    await page.getByRole('searchbox').fill('hay')
    release()
    await page.getByRole('link', { name: /Some hay/ }).waitFor()
    expect(await page.getByRole('link', { name: /A needle/ }).count()).toBe(0)
  })

  it('[S2-home-09] bars that a jump has scrolled into view are not animated', async () => {
    const page = product.page()
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Object.assign(window, { animated: 0 })
      Element.prototype.animate = function (...given) {
        ;(window as unknown as { animated: number }).animated += 1
        return animate.apply(this, given)
      }
    })
    await openHydrated(page, '/#skills')
    await page.locator('#contact').scrollIntoViewIfNeeded()
    await page.locator('#skills').scrollIntoViewIfNeeded()
    const animated = () => page.evaluate(() => (window as unknown as { animated: number }).animated)
    expect(await animated()).toBe(0)
  })
})
