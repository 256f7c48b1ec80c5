import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import { axeFindings, wear } from '#tests/support/accessibility.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct({ browser: { reducedMotion: 'reduce' } })
const data = cmsData(product)

beforeAll(async () => {
  for (const title of ['Post 1', 'Post 11', 'W'.repeat(90)]) await data.post({ title })
})

const open = (path: string, page: Page) => page.goto(path, { waitUntil: 'networkidle' })

/** What a page shows once somebody has done something on it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'found posts': async (page) => {
    await open('/blog', page)
    await page.getByRole('searchbox').fill('post 1')
    await page.getByText(/^\d+ of \d+ posts$/).waitFor({ state: 'attached' })
  },
  'nothing found': async (page) => {
    await open('/blog', page)
    await page.getByRole('searchbox').fill('no such words')
    await page.getByText('No posts found matching your search.').waitFor()
  },
  'a toast': async (page) => {
    await open('/?error=auth_failed', page)
    await page.locator('[data-variant="destructive"]').waitFor()
    await page.locator('[data-variant="destructive"]').hover()
  },
  'a form with errors': async (page) => {
    product.allowError('400')
    await page.clock.install()
    await open('/', page)
    await fillForm(page, 'rita@localhost')
    await page.clock.runFor(10_000)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Email must be a valid address').waitFor()
  },
}

const fillForm = async (page: Page, email: string) => {
  await page.getByLabel('Name').fill('Rita Reader')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Hello!')
}

/** Sends the form as a browser without scripts would, in one that has them: axe needs them. */
const sendByHand = async (page: Page) => {
  product.allowError('400')
  await open('/', page)
  await fillForm(page, 'rita@localhost')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL('**/contact')
}

describe.each([360, 1440])('what somebody has done, at %i pixels', (width) => {
  it.each(Object.entries(states))(
    'axe finds nothing on %s, in all six themes, and nothing hangs over',
    async (_, reach) => {
      const page = product.page()
      await page.setViewportSize({ width, height: 900 })
      await reach(page)
      expect(await axeFindings(page)).toEqual([])
      // All but the colours is the same in every theme, and the colours are the same on a phone.
      for (const theme of width === 1440 ? THEME_NAMES : []) {
        await wear(page, theme)
        expect([theme, ...(await axeFindings(page, ['color-contrast']))]).toEqual([theme])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await page.locator('h1').count()).toBe(1)
    },
    180_000,
  )

  it.each(['light', 'dark'] as const)(
    'axe finds nothing on the page of a refused message, %s',
    async (colorScheme) => {
      const page = product.page()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await sendByHand(page)
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await page.locator('h1').count()).toBe(1)
    },
  )
})

it('axe finds nothing on the open menu, in all six themes', async () => {
  const page = product.page()
  await page.setViewportSize({ width: 360, height: 900 })
  await open('/', page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  for (const theme of THEME_NAMES) {
    await wear(page, theme)
    expect([theme, ...(await axeFindings(page))]).toEqual([theme])
  }
}, 180_000)
