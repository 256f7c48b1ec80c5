import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import { axeFindings, wear } from './accessibility.ts'
import { hold, openSignedIn, refuse } from './cms-page.ts'
import type { UsedProduct } from './use-product.ts'

/** A word that is wider than any phone. */
export const LONG = 'Averyveryverylongwordthatnobodyeverbrokeinanyplacewhatsoeverinitslonglife'

/** What a screen shows, and how it comes to that. */
export type State = [state: string, show: () => Promise<unknown>]

/** The states that every screen has. */
export function cmsStates(product: UsedProduct) {
  const openScreen = (path: string) => openSignedIn(product, path)
  return {
    openScreen,
    failing: async (path: string, api: string) => {
      await refuse(product.page(), { address: `**/api/${api}`, method: 'GET', status: 500 })
      const page = await openScreen(path)
      await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    },
    loading: async (path: string, api: string) => {
      await hold(product.page(), `**/api/${api}`)
      const page = await openScreen(path)
      await page.locator('[data-skeleton]').first().waitFor()
    },
    empty: async (path: string, text: string) => {
      const page = await openScreen(path)
      await page.getByText(text).waitFor()
    },
    ask: async (path: string, button: string) => {
      const page = await openScreen(path)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  }
}

/**
 * In each of these states: axe finds nothing, wide and on a phone, and nothing is cut off. All but the colours is
 * the same in every theme; the colours are looked at in each.
 */
export function expectAccessible(states: State[], page: () => Page) {
  it.each(states)(
    'axe and a phone find nothing on %s, in any theme',
    async (_, show) => {
      await show()
      await wear(page(), 'light')
      for (const width of [360, 1440]) {
        await page().setViewportSize({ width, height: 900 })
        expect([width, ...(await axeFindings(page()))]).toEqual([width])
        expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      for (const theme of THEME_NAMES) {
        await wear(page(), theme)
        expect([theme, ...(await axeFindings(page(), ['color-contrast']))]).toEqual([theme])
      }
    },
    180_000,
  )
}
