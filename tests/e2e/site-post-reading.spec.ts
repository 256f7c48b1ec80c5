import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { openPage } from '#tests/support/open-page.ts'
import { intercept } from '#tests/support/interception.ts'
import { layoutShift } from '#tests/support/layout-shift.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms({ browser: { viewport: { width: 1280, height: 800 } } })

const text = '<p>Some lines of text.</p>'.repeat(20)
const chapters = ['One', 'Two', 'Three'].map((name) => `<h1>${name}</h1>${text}`).join('')
const write = (changes: Parameters<typeof data.post>[0] = {}) =>
  data.post({ title: 'Locks', content: text + chapters, ...changes })
const open = async (changes: Parameters<typeof data.post>[0] = {}) => {
  const post = await write(changes)
  return { page: await openPage(product.page(), `/blog/${post.slug}`), post }
}
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const GONE = 'https://pictures.invalid/gone.png'

it('the table of contents follows the scroll position, stays in view, and links below the header; headings have links', async () => {
  const { page } = await open()
  const current = contents(page).locator('[aria-current=location]')
  expect(await current.count()).toBe(0)
  for (const name of ['Two', 'Three', 'One']) {
    await page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView())
    await expect.poll(() => current.allInnerTexts()).toEqual([name])
    expect(await contents(page).isVisible()).toBe(true)
  }
  await page.evaluate(() => scrollTo({ top: 0 }))
  await expect.poll(() => current.count()).toBe(0)

  await contents(page).getByRole('link', { name: 'Three' }).click()
  await page.waitForURL('**#three')
  const top = () =>
    page.getByRole('heading', { name: 'Three' }).evaluate((el) => el.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(130)
  expect(await top()).toBeGreaterThan(64)

  const link = page.getByRole('link', { name: 'Link to “Two”' })
  const opacity = () => link.evaluate((el) => Number(getComputedStyle(el).opacity))
  expect(await opacity()).toBe(0)
  await page.getByRole('heading', { name: 'Two' }).hover()
  await expect.poll(opacity).toBe(1)
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe(0)
  await page.getByRole('link', { name: 'Link to “One”' }).focus()
  await page.keyboard.press('Tab')
  await expect.poll(opacity).toBe(1)
  await page.keyboard.press('Enter')
  await page.waitForURL('**#two')
})

describe('images', () => {
  it('[S2-blog-post-06] loads library images in a suitable format and size, the first one eagerly', async () => {
    const { url } = await data.image()
    const content = `${text}\n\n![A lock](${url} "Two at once.")\n\n`
    const { page } = await open({ imageUrl: url, content })
    const cover = page.locator('article header picture img').first()
    await expect
      .poll(() => cover.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/-80\.avif$/)
    expect(await cover.getAttribute('fetchpriority')).toBe('high')
    const figure = page.getByRole('figure').filter({ hasText: 'Two at once.' })
    const picture = figure.getByRole('img', { name: 'A lock' })
    expect(await picture.getAttribute('loading')).toBe('lazy')
    expect(await picture.getAttribute('width')).toBe('80')
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/-80\.avif$/)
    expect((await picture.boundingBox())?.width).toBe(80)
  })

  it('[S2-blog-list-08] replaces external images that fail to load by the default image, without layout shift', async () => {
    product.allowError('ERR_')
    // A late web font shifts a line, which is not under test here.
    await intercept(product.page(), '**/*.woff2', (route) => route.abort())
    const content = `<p>Above.</p>\n\n![A chart](${GONE})\n\n<p>Below.</p>`
    const post = await write({ imageUrl: GONE, content })
    const page = product.page()
    await page.goto(`/blog/${post.slug}`)
    const shown = (of: string) =>
      page.locator(of).evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    await page.getByText('Below.').scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown('article img:not(dialog *)'))
      .toEqual(['/images/post-default.svg', '/images/post-default.svg'])
    expect(await layoutShift(page)).toBe(0)
    await page.goto('/blog')
    const card = page.getByRole('article').filter({ hasText: post.title }).locator('img')
    await expect.poll(() => card.getAttribute('src')).toBe('/images/post-default.svg')
    expect(await layoutShift(page)).toBe(0)
  })
})

it('code that scrolls is a tab stop and can be wrapped, from eight lines on it has numbers; both are remembered', async () => {
  const long = `const a = "${'b'.repeat(200)}"`
  const fences = [`short() // quick\nshort()`, `a()\n${long}${'\nc()'.repeat(6)}`, `short()\nd()`]
  const { page } = await open({
    content: fences.map((code) => `\`\`\`js {2}\n${code}\n\`\`\``).join('\n\n'),
  })
  const stops = () => page.locator('pre').evaluateAll((all) => all.map((pre) => pre.tabIndex))
  await expect.poll(stops).toEqual([-1, 0, -1])
  const second = page.locator('figure').nth(1)
  const toggles = page.locator('figure').first().locator('[data-code-toggle]')
  expect(await toggles.filter({ visible: true }).count()).toBe(0)
  await second.getByRole('button', { name: 'Wrap lines' }).click()
  await expect.poll(stops).toEqual([-1, -1, -1])
  await second.getByRole('button', { name: 'Show line numbers' }).click()
  await page.reload()
  await second.getByRole('button', { name: 'Hide line numbers' }).waitFor()
  const number = second.locator('.code-line').nth(1)
  expect(await number.evaluate((line) => getComputedStyle(line, '::before').content)).toBe(
    'counter(line)',
  )
  expect(await second.locator('code').textContent()).toBe(fences[1])
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'terminal'))
  const size = page.locator('.token.comment').evaluate((one) => getComputedStyle(one).fontSize)
  expect(await size).toBe('14px')
  await second.getByRole('button', { name: 'Do not wrap lines' }).click()
  await expect.poll(stops).toEqual([-1, 0, -1])
})

it('the end of a post links to neighbouring and related posts; an edit of the text is dated', async () => {
  const first = await data.post({
    title: 'First',
    tags: ['queues'],
    publishedAt: '2025-01-01T00:00:00.000Z',
  })
  await data.post({ title: 'Last', tags: [], publishedAt: '2025-01-03T00:00:00.000Z' })
  const post = await write({ tags: ['queues'], publishedAt: '2025-01-02T00:00:00.000Z' })
  const page = product.page()
  await page.goto(`/blog/${post.slug}`)
  expect(await page.getByText('Updated').count()).toBe(0)
  const body = postBody({ title: 'Locks', content: text, tags: ['queues'] })
  await product.asAdmin('PUT', `/api/blog/${post.id}`, body)
  await page.reload()
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  await page.getByText(`Updated ${today}`).waitFor()
  const around = page.getByRole('navigation', { name: 'Previous and next post' })
  await around.getByRole('link', { name: /Next Last/ }).waitFor()
  const related = page.getByRole('region', { name: 'Related Posts' }).getByRole('listitem')
  expect(await related.getByRole('heading').allInnerTexts()).toEqual(['First', 'Last'])
  await around.getByRole('link', { name: /Previous First/ }).click()
  await page.waitForURL(`**/blog/${first.slug}`)
})

describe('variants', { tags: 'long' }, () => {
  it('the table of contents is collapsed on a phone, and opens without scripts', async () => {
    const { slug } = await write()
    const page = await product.stranger({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    })
    await page.goto(`/blog/${slug}`)
    expect(await contents(page).count()).toBe(0)
    await page.getByText('On this page').first().click()
    await contents(page).getByRole('link', { name: 'Three' }).click()
    await page.waitForURL('**#three')
  })

  it('the table of contents is absent for two headings; a wide table scrolls in its own box, by keyboard too', async () => {
    const cells = (tag: string) =>
      Array.from({ length: 12 }, (_, at) => `<${tag}><p>Column_number_${at}</p></${tag}>`).join('')
    const table = `<table><tbody><tr>${cells('th')}</tr><tr>${cells('td')}</tr></tbody></table>`
    const { page } = await open({ content: `<h1>One</h1><p>a</p><h1>Two</h1>${table}` })
    expect(await contents(page).count()).toBe(0)
    const region = page.getByRole('group', { name: /^Table: Column_number_0, Column_number_1/ })
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((el) => el.scrollLeft)).toBeGreaterThan(0)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  })

  it('footnotes lead to their notes and back; a picture with a width shifts nothing', async () => {
    const { url } = await data.image('photo.png', { width: 1000, height: 500 })
    const reference = '<sup data-footnote="1">1</sup>'
    const notes = '<ol data-type="footnotes"><li><p>The note.</p></li></ol>'
    const figure = `<img src="${url}" alt="A" title="A caption" width="480">`
    const column =
      '<table><tr><th align="right">Cost</th></tr><tr><td align="right">1</td></tr></table>'
    const { page } = await open({
      content: `<p>A claim.${reference}</p>${figure}${column}${text.repeat(3)}${notes}`,
    })
    const shown = page.getByRole('img', { name: 'A', exact: true })
    await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(480)
    expect((await page.locator('figure').boundingBox())?.width).toBe(480)
    expect(await layoutShift(page)).toBe(0)
    const reached = (locator: Locator) =>
      locator.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top > 64 && bottom <= innerHeight
      })
    const mark = page.getByRole('link', { name: 'Footnote 1' })
    const note = page.getByRole('listitem').filter({ hasText: 'The note.' })
    const heightOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
    // Next to its number if there is room.
    expect(Math.abs((await heightOf(note)) - (await heightOf(mark)))).toBeLessThan(20)
    await page.setViewportSize({ width: 1100, height: 800 })
    expect(await reached(note)).toBe(false)
    await mark.click()
    await expect.poll(() => reached(note)).toBe(true)
    await note.getByRole('link', { name: 'Back to reference 1' }).click()
    await expect.poll(() => reached(mark)).toBe(true)
    await expectAccessible(page)
  })

  it('prints the text, dark on white, without controls', async () => {
    await product.page().addInitScript(() => localStorage.setItem('theme', 'cyberpunk'))
    const { page } = await open({ content: `${chapters}\n\n\`\`\`go\nx := 1\n\`\`\`\n` })
    await page.emulateMedia({ media: 'print' })
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body)
        return [backgroundColor, color]
      })
    await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(25, 24, 21)'])
    for (const role of ['button', 'banner', 'contentinfo', 'navigation'] as const) {
      expect(await page.getByRole(role).count(), role).toBe(0)
    }
    await page.getByRole('heading', { level: 1, name: 'Locks' }).waitFor()
  })
})
