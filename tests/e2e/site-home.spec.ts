import type { Response } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold } from '#tests/support/cms-page.ts'
import { SECTION_NAMES } from '#tests/support/section-names.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

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
    expect(await nav().getByRole('link').allInnerTexts()).toEqual(SECTION_NAMES)
    const anchors = await page
      .locator('main section[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(anchors).toEqual(SECTION_NAMES.map((name) => name.toLowerCase()))
  })

  it('[S2-home-03] [S2-home-04] [S9-nav-01] an item scrolls smoothly, to 80 pixels above its section', async () => {
    const page = await open()
    // Where the section is in every frame: an instant jump is nowhere between.
    await page.evaluate(() => {
      const seen: number[] = []
      const look = () => {
        seen.push(document.getElementById('education')?.getBoundingClientRect().top ?? 0)
        requestAnimationFrame(look)
      }
      Object.assign(window, { seen })
      look()
    })
    await nav().getByRole('link', { name: 'Education' }).click()
    await expect.poll(() => topOf('education')).toBeCloseTo(80, 0)
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    const start = seen[0] ?? 0
    expect(seen.filter((top) => top < start - 1 && top > 81).length).toBeGreaterThan(3)
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

  it('a section that is in the address already is no further step back', async () => {
    const page = await open()
    const about = nav().getByRole('link', { name: 'About' })
    await about.click()
    await page.waitForURL('**/#about')
    const before = await page.evaluate(() => history.length)
    await about.click()
    await about.click()
    await nav().getByRole('link', { name: 'Skills' }).click()
    await page.waitForURL('**/#skills')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  it('[S1-static-02] nothing of it is fetched, asleep or awake', async () => {
    const page = product.page()
    const requests: { kind: string; url: string }[] = []
    page.on('request', (request) =>
      requests.push({ kind: request.resourceType(), url: request.url() }),
    )
    await page.goto('/?awake', { waitUntil: 'networkidle' })
    for (const id of SECTION_NAMES.map((one) => one.toLowerCase()))
      await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(requests.filter(({ kind }) => ['fetch', 'xhr'].includes(kind))).toEqual([])
  })

  it('[S1-static-02] nor by whoever comes from another page', async () => {
    const page = product.page()
    const answers: Response[] = []
    page.on('response', (answer) => answers.push(answer))
    await page.goto('/blog?awake', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.locator('#education').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const ofHome = answers.filter((answer) => new URL(answer.url()).pathname === '/')
    expect(ofHome.map((answer) => answer.request().resourceType())).toContain('fetch')
    const bodies = await Promise.all(ofHome.map((answer) => answer.text()))
    const { personal, achievements, experience, education, publications } = portfolio
    const texts = [
      ...personal.summary,
      ...achievements.map(({ description }) => description),
      ...experience.flatMap((job) => job.achievements),
      ...education.map(({ degree }) => degree),
      ...publications.map(({ title }) => title),
    ]
    expect(texts.filter((text) => bodies.join('').includes(text))).toEqual([])
    await page.getByText(texts[0] ?? '').waitFor()
  })

  it('[S2-home-07] CONTACT_ME() scrolls to the contact section', async () => {
    const page = await open()
    await page.getByRole('link', { name: 'CONTACT_ME()' }).click()
    await expect.poll(current).toEqual(['Contact'])
    expect(new URL(page.url()).hash).toBe('#contact')
  })

  it('[S2-home-08] [S1-visitor-04] [S7-get-resume-01] DOWNLOAD_CV opens the resume in a new tab', async () => {
    await data.resume('mine.pdf')
    const page = await open()
    const link = page.getByRole('link', { name: 'DOWNLOAD_CV' })
    expect(await link.getAttribute('target')).toBe('_blank')
    const opened = page.waitForEvent('popup')
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().endsWith('/api/resume'))
    await link.click()
    const [tab, request] = await Promise.all([opened, asked])
    expect(request.isNavigationRequest()).toBe(true)
    expect([tab === page, new URL(page.url()).pathname]).toEqual([false, '/'])
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
    const targets = (name: string) =>
      links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(await targets('Quick Links')).toEqual([
      '/#about',
      '/#skills',
      '/#experience',
      '/#education',
    ])
    expect(await targets('Resources')).toEqual(['/blog', '/#contact', '/resume', '/#home'])
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
              steps: (animation.effect as KeyframeEffect)
                .getKeyframes()
                .map(({ transform }) => transform),
            })),
          ),
        )
    expect(await growth()).toEqual([])
    await page.locator('#skills').scrollIntoViewIfNeeded()
    await expect.poll(growth).not.toEqual([])
    const bars = await growth()
    const steps = ['scaleX(0)', 'scaleX(1)']
    expect(bars).toEqual(
      portfolio.skills.expert.map((_, index) => ({ delay: 200 + 100 * index, steps })),
    )
    const shares = () =>
      page.locator('#skills [data-level]').evaluateAll((all) =>
        all.map((bar) => {
          const whole = bar.closest('svg')?.getBoundingClientRect().width ?? 0
          return Math.round((bar.getBoundingClientRect().width / whole) * 100)
        }),
      )
    const levels = Object.values(portfolio.skills).flatMap((tier) => tier.map(({ level }) => level))
    await expect.poll(shares).toEqual(levels)
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
