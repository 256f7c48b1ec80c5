import type { Response } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectFocus } from '#tests/support/focus.ts'
import { intercept } from '#tests/support/interception.ts'
import { followToNowhere, openPage } from '#tests/support/open-page.ts'
import { SECTION_NAMES } from '#tests/support/section-names.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

const open = async (path = '/') => {
  await product.page().goto(path)
  return product.page()
}
/** Enables smooth scrolling and the animation of bars. */
const withMotion = () => product.page().emulateMedia({ reducedMotion: 'no-preference' })
const nav = () => product.page().getByRole('navigation', { name: 'Main' })
const topOf = (id: string) =>
  product.page().evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, id)
const current = () => nav().locator('[aria-current]').allInnerTexts()

describe('navigation', () => {
  it('[S1-visitor-01] [S2-home-07] [S9-nav-01] marks the item of the section that is shown, from 100 pixels before its edge', async () => {
    const page = await open()
    expect(await nav().getByRole('link').allInnerTexts()).toEqual(SECTION_NAMES)
    const anchors = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(anchors).toEqual(SECTION_NAMES.map((name) => name.toLowerCase()))
    await expect.poll(current).toEqual(['Home'])
    const top = await page.evaluate(() => document.getElementById('skills')?.offsetTop ?? 0)
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 102)
    await expect.poll(current).toEqual(['About'])
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 99)
    await expect.poll(current).toEqual(['Skills'])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('link', { name: 'CONTACT_ME()' }).click()
    await expect.poll(current).toEqual(['Contact'])
    expect(new URL(page.url()).hash).toBe('#contact')
  })

  it('[S2-home-03] [S2-home-04] [S9-nav-01] an item scrolls smoothly, to 80 pixels above its section; a repeated click adds no history entry', async () => {
    await withMotion()
    const page = await openPage(product.page(), '/')
    // Records the section's position in every frame: an instant jump has no positions in between.
    await page.evaluate(() => {
      const seen: number[] = []
      const look = () => {
        seen.push(document.getElementById('education')?.getBoundingClientRect().top ?? 0)
        requestAnimationFrame(look)
      }
      Object.assign(window, { seen })
      look()
    })
    const education = nav().getByRole('link', { name: 'Education' })
    await education.click()
    await expect.poll(() => topOf('education')).toBeCloseTo(80, 0)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    const start = seen[0] ?? 0
    expect(seen.filter((top) => top < start - 1 && top > 81)).not.toEqual([])
    expect(new URL(page.url()).hash).toBe('#education')
    const before = await page.evaluate(() => history.length)
    await education.click()
    await education.click()
    await nav().getByRole('link', { name: 'Skills' }).click()
    await page.waitForURL('**/#skills')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  it('[S1-static-02] makes no fetch requests for its content', async () => {
    const page = product.page()
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    await openPage(page, '/')
    for (const id of SECTION_NAMES.map((one) => one.toLowerCase()))
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    // Late requests have started by then.
    await page.waitForLoadState('networkidle')
    const kinds = answers.map((answer) => answer.request().resourceType())
    expect(kinds.filter((kind) => kind === 'fetch' || kind === 'xhr')).toEqual([])
  })
})

it('is drawn as a whole once it is loaded, until it is used, and keeps its height then', async () => {
  const page = await open()
  const skipped = () =>
    page.locator('main section').evaluateAll((all) =>
      all
        .filter(
          (one) =>
            !one.lastElementChild?.lastElementChild?.checkVisibility({
              contentVisibilityAuto: true,
            }),
        )
        .map(({ id }) => id),
    )
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await skipped()
  expect(before).toContain('contact')
  await expect.poll(skipped).toEqual([])
  // The height of the last one is known when a frame has shown it.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const exact = await height()
  const atOnce = await page.evaluate(() => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return getComputedStyle(document.querySelector('#contact > *') as Element).contentVisibility
  })
  expect(atOnce).toBe('auto')
  await expect.poll(skipped).toEqual(before)
  expect(await height()).toBe(exact)
})

it('the name highlights letters on hover, tap and keyboard focus, and announces the count', async () => {
  await withMotion()
  const page = await open()
  const group = page.getByRole('radiogroup', { name: /^Repeated letters in/ })
  const said = () =>
    group.locator('p > *').evaluateAll((all) => {
      const shown = all.filter((one) => getComputedStyle(one).opacity === '1')
      return shown.map(({ textContent }) => textContent)
    })
  const letter = (name: string) =>
    page.getByRole('heading', { level: 1 }).getByText(name, { exact: true })
  await letter('l').first().hover()
  await expect.poll(said).toEqual(['l · twice'])
  await letter('x').first().hover()
  await expect.poll(said).toEqual(['x · twice'])
  await letter('A').click()
  await page.mouse.move(0, 0)
  await expect.poll(said).toEqual(['a · twice'])
  await group.getByRole('radio', { name: 'e three times' }).focus()
  await expect.poll(said).toEqual(['e · three times'])
  await page.keyboard.press('ArrowDown')
  await expect.poll(said).toEqual(['a · twice'])
})

it('[S2-home-11] [S2-home-12] [S2-home-13] the blog teaser shows three placeholders until the page is loaded, then the first three posts, and links to all', async () => {
  for (const title of ['One', 'Two', 'Three', 'Four']) await data.post({ title })
  const page = await openPage(product.page(), '/blog')
  await followToNowhere(page, 'Back to Home')
  await expect.poll(() => page.locator('[data-skeleton]:visible').count()).toBe(3)
  await page.goto('/')
  const titles = page.locator('#blog').getByRole('heading', { level: 3 })
  await expect.poll(() => titles.allTextContents()).toEqual(['Four', 'Three', 'Two'])
  expect(await page.locator('[data-skeleton]:visible').count()).toBe(0)
  await page.getByRole('link', { name: 'View All Posts' }).click()
  await page.waitForURL('**/blog')
  await page.getByRole('heading', { name: 'One' }).waitFor()
})

describe('navigation on a phone', () => {
  it('[S2-home-06] [S4-ui-01] is a menu that opens, closes with an outside click and with Back, and navigates', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await openPage(page, '/#about')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(false)
    await button.click()
    await menu.waitFor()
    await page.mouse.click(180, 730)
    await menu.waitFor({ state: 'hidden' })
    await button.click()
    await menu.getByRole('link', { name: 'Experience' }).click()
    await menu.waitFor({ state: 'hidden' })
    const top = () => page.locator('#experience').evaluate((el) => el.getBoundingClientRect().top)
    await expect.poll(top).toBeCloseTo(80, 0)
    await button.click()
    await menu.waitFor()
    await page.goBack()
    await menu.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).hash).toBe('#about')
  })

  it('[S4-ui-01] opens before any script runs; Escape returns focus to its button, and it closes when focus leaves', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await intercept(page, '**/_next/static/chunks/**', (route) => route.abort())
    product.allowError('ERR_FAILED')
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    await menu.waitFor()
    await page.unroute('**/_next/static/chunks/**')
    await openPage(page, '/')
    await button.press('Enter')
    await menu.waitFor()
    for (const name of SECTION_NAMES) {
      await page.keyboard.press('Tab')
      const link = menu.getByRole('link', { name, exact: true })
      await expectFocus(link)
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expectFocus(button)
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: SECTION_NAMES.at(-1) ?? '', exact: true }).focus()
    await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'hidden' })
  })
})
