import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { THEME_NAMES } from '#src/ui/theme/themes.ts'
import type { ThemeName } from '#src/ui/theme/themes.ts'

// By default the builder takes axe unminified, of twice the size.
const ownRequire = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE_SOURCE = readFileSync(ownRequire.resolve('axe-core/axe.min.js'), 'utf8')

type Look = { theme: ThemeName; width: 'phone' | 'desktop'; rules?: string[] }

/**
 * Contrast is proven for all six themes from their values (tests/unit/ui), and no other rule depends on the theme.
 * So `npm test` looks at a state twice; `npm run test:long` applies all rules at both widths, and contrast in each
 * theme as it is drawn.
 */
const LOOKS: Record<'two' | 'all', readonly Look[]> = {
  two: [
    { theme: 'light', width: 'phone' },
    { theme: 'dark', width: 'desktop' },
  ],
  all: [
    { theme: 'light', width: 'phone' },
    { theme: 'light', width: 'desktop' },
    ...THEME_NAMES.map((theme): Look => ({ theme, width: 'desktop', rules: ['color-contrast'] })),
  ],
}

const WIDTHS = { phone: 360, desktop: 1440 }

type State = {
  /** A part of the page, where the rest is hidden from screen readers. */
  within?: string
  widths?: typeof WIDTHS
  /** How the page gets its theme, if it has no scripts for that. */
  putOn?: (page: Page, theme: ThemeName) => Promise<unknown>
}

/** axe finds nothing on what the page shows, and nothing hangs over its edge. */
export async function expectAccessible(page: Page, state: State = {}) {
  const { within, widths = WIDTHS, putOn = wear } = state
  for (const { theme, width, rules } of LOOKS[inject('themes')]) {
    await expectToFit(page, widths[width])
    await putOn(page, theme)
    expect([theme, width, ...(await axeFindings(page, rules, within))]).toEqual([theme, width])
  }
}

/** At this width the page needs no sideways scrolling. */
export async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const reached = await page.evaluate(() => {
    scrollBy(10_000, 0)
    return { scrollX, width: document.documentElement.scrollWidth }
  })
  expect(reached).toEqual({ scrollX: 0, width })
}

/** Puts a theme on, as another tab would, and lets every colour arrive. */
export async function wear(page: Page, theme: ThemeName) {
  await page.evaluate(endTransitions)
  // Announced until it is there: a page that React hydrates just now may have missed it.
  await expect.poll(() => page.evaluate(announceTheme, theme)).toBe(true)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    document.getAnimations().forEach((animation) => animation.finish())
  })
}

/** A colour on its way, or one that waits within closed details, is not what a reader sees. */
function endTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition-property: none !important }')
  document.adoptedStyleSheets = [sheet]
}

function announceTheme(theme: string) {
  localStorage.setItem('theme', theme)
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  return document.documentElement.classList.contains(theme)
}

/**
 * What axe finds: rule and elements.
 * @param only these rules; without it all, the size of targets too
 * @param within a part of the page
 */
async function axeFindings(page: Page, only?: string[], within = 'html') {
  // In the page itself: else each look opens another one, for frames from elsewhere that no page of ours has.
  // A page keeps axe from the look before, which saves its parsing.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? '0' : AXE_SOURCE
  const builder = new AxeBuilder({ page, axeSource })
    .setLegacyMode(true)
    .include(within)
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    })
  const asked = only ? builder.withRules(only) : builder
  const { violations } = await asked.analyze()
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
}

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator, most = 80) {
  await target.waitFor()
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}
