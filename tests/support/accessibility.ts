import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from 'playwright'

/** Puts a theme on, as another tab would, and lets every colour arrive. */
export async function wear(page: Page, theme: string) {
  await page.evaluate((name) => {
    localStorage.setItem('theme', name)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
  await page.locator(`html.${theme}`).waitFor()
  // A colour on its way, or one that waits within closed details, is not what a reader sees. Twice, because a
  // transition begins with the next frame.
  await page.evaluate(async () => {
    const finishAll = () => document.getAnimations().forEach((animation) => animation.finish())
    finishAll()
    await new Promise(requestAnimationFrame)
    finishAll()
  })
}

/**
 * What axe finds: rule and elements.
 * @param only these rules; without it all, the size of targets too
 * @param within a part of the page
 */
export async function axeFindings(page: Page, only?: string[], within = 'html') {
  // In the page itself: else each look opens another one, for frames from elsewhere that no page of ours has.
  const builder = new AxeBuilder({ page })
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
