import { expect, it } from 'vitest'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'no-preference' } })

it('[S2-home-09] bars that a jump brings into view grow once, before the scripts of the page have come', async () => {
  const page = product.page()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.fallback()
  })
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    const counts = new Map<Element, number>()
    Object.assign(window, { barAnimations: counts })
    Element.prototype.animate = function (...given) {
      counts.set(this, (counts.get(this) ?? 0) + 1)
      return animate.apply(this, given)
    }
  })
  const counts = () =>
    page.evaluate(() => [
      ...(window as unknown as { barAnimations: Map<Element, number> }).barAnimations.values(),
    ])
  await page.goto('/#skills', { waitUntil: 'commit' })
  await expect.poll(async () => (await counts()).length).toBeGreaterThan(0)
  scripts.resolve()
  await page.waitForFunction(() => !document.querySelector('script[type=late]'))
  await page.getByRole('button', { name: /theme/i }).click()
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await page.locator('#skills').scrollIntoViewIfNeeded()
  expect((await counts()).every((count) => count === 1)).toBe(true)
})
