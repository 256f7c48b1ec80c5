// @module-tag long
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { fillContactForm } from '#tests/support/fill-contact-form.ts'
import { openPage } from '#tests/support/open-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'reduce' } })
const { data } = product

beforeAll(async () => {
  for (const title of ['Post 1', 'Post 11', 'W'.repeat(90)]) await data.post({ title })
})

/** States of a page after an interaction. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'found posts': async (page) => {
    await openPage(page, '/blog')
    await page.getByRole('searchbox').fill('post 1')
    await page.getByText('2 in titles').waitFor()
  },
  'nothing found': async (page) => {
    await openPage(page, '/blog')
    await page.getByRole('searchbox').fill('no such words')
    await page.getByText('No posts found matching your search.').waitFor()
  },
  'a toast': async (page) => {
    await openPage(page, '/?error=auth_failed')
    // A focused toast stays.
    await page.locator('[data-variant="destructive"]').getByRole('button').focus()
  },
  'a form with errors': async (page) => {
    product.allowError('400')
    await page.clock.install()
    await openPage(page, '/')
    await fillContactForm(page, { Email: 'rita@localhost' })
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Email must be a valid address').waitFor()
  },
}

/** Submits the form natively, as without scripts, in a browser that has them: axe needs them. */
const sendByHand = async (page: Page) => {
  product.allowError('400')
  await openPage(page, '/')
  await fillContactForm(page, { Email: 'rita@localhost' })
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await page.locator('#email-fault').waitFor()
}

it.each(Object.entries(states))(
  'axe finds no violation on %s, and nothing overflows',
  async (_, reach) => {
    const page = product.page()
    await reach(page)
    await expectAccessible(page)
    expect(await page.locator('h1').count()).toBe(1)
  },
  180_000,
)

it('axe finds no violation on the page of a rejected message', async () => {
  const page = product.page()
  await sendByHand(page)
  // The page has no scripts, and follows the system.
  const putOn = (_: Page, theme: ThemeName) =>
    page.emulateMedia({ colorScheme: THEMES[theme].scheme })
  await expectAccessible(page, { putOn })
  expect(await page.locator('h1').count()).toBe(1)
}, 180_000)

it('axe finds no violation on the open menu', async () => {
  const page = await openPage(product.page(), '/')
  await page.setViewportSize({ width: 360, height: 900 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  // From 1024 pixels on there is no menu.
  await expectAccessible(page, { widths: { phone: 360, desktop: 1023 } })
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
}, 180_000)
