import { afterEach, describe, expect, it } from 'vitest'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold } from '#tests/support/cms-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const NAMES = [
  'Home',
  'About',
  'Skills',
  'Achievements',
  'Experience',
  'Education',
  'Blog',
  'Contact',
]
const open = async (path = '/') => {
  await product.page().goto(path)
  return product.page()
}
const nav = () => product.page().getByRole('navigation', { name: 'Main' })
const topOf = (id: string) =>
  product.page().evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, id)
const current = () => nav().locator('[aria-current]').allInnerTexts()

describe('§2 navigation', () => {
  it('[S2-home-01] [S2-home-02] [S1-visitor-01] has the sections and the items, in order', async () => {
    const page = await open()
    expect(await nav().getByRole('link').allInnerTexts()).toEqual(NAMES)
    const anchors = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(anchors).toEqual(NAMES.map((name) => name.toLowerCase()))
  })

  it('[S2-home-03] [S2-home-04] [S9-nav-01] an item scrolls smoothly, to 80 pixels above its section', async () => {
    const page = await open()
    await nav().getByRole('link', { name: 'Education' }).click()
    const early = (await topOf('education')) ?? 0
    expect(early).toBeGreaterThan(80)
    await expect.poll(() => topOf('education'), { timeout: 5000 }).toBeCloseTo(80, 0)
    expect(new URL(page.url()).hash).toBe('#education')
  })

  it('[S2-home-05] [S9-nav-01] the active item changes 100 pixels before the edge', async () => {
    const page = await open()
    await expect.poll(current).toEqual(['Home'])
    const top = await page.evaluate(() => document.getElementById('skills')?.offsetTop ?? 0)
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 102)
    await expect.poll(current).toEqual(['About'])
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 99)
    await expect.poll(current).toEqual(['Skills'])
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect.poll(current).toEqual(['Contact'])
  })

  it('[S2-home-06] [S4-ui-01] on a phone it is a menu that opens, closes and leads on', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Experience' }).click()
    await menu.waitFor({ state: 'hidden' })
    const top = () => page.locator('#experience').evaluate((el) => el.getBoundingClientRect().top)
    await expect.poll(top, { timeout: 5000 }).toBeCloseTo(80, 0)
  })

  it('[S4-ui-01] the open menu keeps the focus, and gives it back to its button', async () => {
    const page = await product.stranger({ viewport: { width: 360, height: 740 } })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Close menu' }).waitFor()
    const walk = async (key: string) => {
      const seen: string[] = []
      for (let step = 0; step < NAMES.length + 4; step += 1) {
        await page.keyboard.press(key)
        seen.push(
          await page.evaluate(() => {
            const { activeElement } = document
            const inside = activeElement?.closest('header') && activeElement
            return inside ? (inside.ariaLabel ?? inside.textContent) : 'outside'
          }),
        )
      }
      return seen
    }
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = await walk(key)
      expect(seen).toEqual(expect.arrayContaining([...NAMES, 'Close menu']))
      expect(seen).not.toContain('outside')
    }
    await page.keyboard.press('Escape')
    const button = page.getByRole('button', { name: 'Open menu' })
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })

  it('[S2-home-07] CONTACT_ME() scrolls to the contact section', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'CONTACT_ME()' }).click()
    await expect.poll(current, { timeout: 5000 }).toEqual(['Contact'])
    expect(new URL(page.url()).hash).toBe('#contact')
  })

  it('[S2-home-08] [S1-visitor-04] [S7-get-resume-01] DOWNLOAD_CV opens the resume in a new tab', async () => {
    await data.resume('mine.pdf')
    const page = await open()
    const link = page.getByRole('link', { name: 'DOWNLOAD_CV' })
    expect(await link.getAttribute('target')).toBe('_blank')
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('[S2-home-17] [S2-home-18] [S2-home-19] the footer has its links and the copyright line', async () => {
    const page = await open()
    const links = (name: string) => page.getByRole('navigation', { name }).getByRole('link')
    expect(await links('Quick Links').allInnerTexts()).toEqual([
      'About',
      'Skills',
      'Experience',
      'Education',
    ])
    expect(await links('Resources').allInnerTexts()).toEqual([
      'Blog',
      'Contact',
      'Resume',
      'Portfolio',
    ])
    await page.getByText(/^© \d{4} .+ All rights reserved\.$/).waitFor()
  })
})

describe('§2 skills', () => {
  it('[S2-home-09] [S2-home-10] [S9-skills-01] bars grow from 0, each 100 ms after the last, when they come into view', async () => {
    const page = await open()
    const growth = () =>
      page
        .locator('#skills ul')
        .first()
        .evaluate((list) =>
          [...list.querySelectorAll('[data-level]')].flatMap((bar) =>
            bar.getAnimations().map((animation) => ({
              delay: animation.effect?.getTiming().delay,
              from: (animation.effect as KeyframeEffect).getKeyframes()[0]?.['transform'],
            })),
          ),
        )
    expect(await growth()).toEqual([])
    await page.locator('#skills').scrollIntoViewIfNeeded()
    await expect.poll(growth).not.toEqual([])
    const bars = await growth()
    expect(bars).toEqual(bars.map((_, index) => ({ delay: 200 + 100 * index, from: 'scaleX(0)' })))
  })
})

describe('§2 blog teaser', () => {
  it('[S2-home-11] [S2-home-13] [S9-teaser-01] shows the first three posts and leads to all', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await data.post({ title })
    const page = await open()
    const titles = page.locator('#blog').getByRole('heading', { level: 3 })
    expect(await titles.allInnerTexts()).toEqual(['Four', 'Three', 'Two'])
    await page.getByRole('link', { name: 'View All Posts' }).click()
    await page.waitForURL('**/blog')
    await page.getByRole('heading', { name: 'One' }).waitFor()
  })

  it('[S2-home-12] [S9-teaser-01] shows three placeholders until the page is here', async () => {
    await data.post({ title: 'One' })
    const page = product.page()
    const pages = await hold(page, '**/*_rsc=*')
    await page.goto('/blog')
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect.poll(() => page.locator('[data-skeleton]:visible').count()).toBe(3)
    pages.release()
    await page.locator('#blog').getByRole('heading', { name: 'One' }).waitFor()
    expect(await page.locator('[data-skeleton]').count()).toBe(0)
  })
})
