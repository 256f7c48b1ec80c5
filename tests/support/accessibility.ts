import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { THEME_NAMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'

// By default the builder injects unminified axe, which is twice the size.
const ownRequire = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const AXE_SOURCE = readFileSync(ownRequire.resolve('axe-core/axe.min.js'), 'utf8')

type AuditOptions = { theme: ThemeName; width: 'phone' | 'desktop'; rules?: string[] }

const TWO: readonly AuditOptions[] = [
  { theme: 'light', width: 'phone' },
  { theme: 'dark', width: 'desktop' },
]
const ALL: readonly AuditOptions[] = [
  { theme: 'light', width: 'phone' },
  { theme: 'light', width: 'desktop' },
  ...THEME_NAMES.map((theme): AuditOptions => ({
    theme,
    width: 'desktop',
    rules: ['color-contrast'],
  })),
]

let states = 0

/**
 * Contrast is verified for all themes from their values (tests/unit/ui), and no other rule depends on the theme. So
 * `npm test` analyses each state once, one on a phone and the next on a desktop; `npm run test:long` at both widths, and
 * its contrast in each theme as rendered.
 */
function looksOfNextState(): readonly AuditOptions[] {
  states += 1
  return inject('themes') === 'all' ? ALL : TWO.filter((_, at) => at === states % TWO.length)
}

const WIDTHS = { phone: 360, desktop: 1440 }

type State = {
  /** A part of the page, when the rest is hidden from screen readers. */
  within?: string
  widths?: typeof WIDTHS
  /** How the theme is set on a page without scripts. */
  putOn?: (page: Page, theme: ThemeName) => Promise<unknown>
}

/** axe reports no violation, and nothing overflows horizontally. */
export async function expectAccessible(page: Page, state: State = {}) {
  const { within, widths = WIDTHS, putOn = wear } = state
  await expectToFit(page, widths.desktop)
  await expectToFit(page, widths.phone)
  for (const { theme, width, rules } of looksOfNextState()) {
    await page.setViewportSize({ width: widths[width], height: 900 })
    await putOn(page, theme)
    expect([theme, width, ...(await axeFindings(page, rules, within))]).toEqual([theme, width])
  }
}

/** At this width the page does not scroll horizontally. */
export async function expectToFit(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const reached = await page.evaluate(() => {
    scrollBy(10_000, 0)
    return { scrollX, width: document.documentElement.scrollWidth }
  })
  expect(reached).toEqual({ scrollX: 0, width })
}

/** Sets a theme, like another tab, and waits for the colour transitions. */
export async function wear(page: Page, theme: ThemeName) {
  await page.evaluate(endTransitions)
  await page.evaluate(announceTheme, theme)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    document.getAnimations().forEach((animation) => animation.finish())
  })
}

function endTransitions() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition-property: none !important }')
  document.adoptedStyleSheets = [sheet]
}

const announceTheme = (newValue: string) =>
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))

/**
 * Violations that axe finds: rule and elements.
 * @param only these rules; by default all, including target size
 * @param within a part of the page
 */
async function axeFindings(page: Page, only?: string[], within = 'html') {
  // Injected into the page itself: by default each analysis opens another page, for cross-origin frames, which no page
  // of ours has. A page keeps axe after the first analysis, which saves parsing it.
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

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, target: Locator, most = 80) {
  await target.waitFor()
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}
