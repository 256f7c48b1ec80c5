import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { hold, openSignedIn, refuse } from '#tests/support/cms-page.ts'
import type { UsedProduct } from '#tests/support/use-product.ts'

/** A word that is wider than any phone. */
export const LONG = 'Averyveryverylongwordthatnobodyeverbrokeinanyplacewhatsoeverinitslonglife'

/** States of screens, each with the steps that show it. */
export type States = Record<string, () => Promise<unknown>>

const nothing = async (): Promise<unknown> => undefined

/** The states that every screen has. */
export function cmsStates(product: UsedProduct) {
  const openScreen = (path: string) => openSignedIn(product, path)
  const states = {
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
    /** A screen with this text, after `make`. */
    shown: async (path: string, text: string, make = nothing) => {
      await make()
      const page = await openScreen(path)
      await page.getByText(text).first().waitFor()
    },
    ask: async (path: string, button: string, make = nothing) => {
      await make()
      const page = await openScreen(path)
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  }
  /** The states of a list without items. */
  const bare = (name: string, path: string, api: string, text: string): States => ({
    [`${name}, none`]: () => states.shown(path, text),
    [`${name}, loading`]: () => states.loading(path, api),
    [`${name}, failed`]: () => states.failing(path, api),
  })
  return { ...states, bare }
}

/** The state of a screen of several queries once all have loaded. */
export const answered = (page: Page) =>
  expect.poll(() => page.locator('.animate-pulse-soft').count()).toBe(0)

/** The posts stand for all lists: skeletons and failures are the same components on every screen. */
const isOneOfMany = (state: string) => /^(?!the posts).*, (loading|failed)$/.test(state)

/** One test for each of these states; in `npm test` without those that look the same on every screen. */
export function expectAccessibleStates(states: States, page: () => Page) {
  const all = Object.entries(states)
  it.each(inject('themes') === 'all' ? all : all.filter(([state]) => !isOneOfMany(state)))(
    'axe finds nothing on %s, and nothing overflows',
    async (_, show) => {
      await show()
      await expectAccessible(page())
    },
    180_000,
  )
}
