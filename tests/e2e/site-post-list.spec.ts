import { describe, expect, it } from 'vitest'
import { followToNowhere, openPage } from '#tests/support/open-page.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

const open = async () => {
  await product.page().goto('/blog')
  return product.page()
}
const cards = () => product.page().getByRole('article')

describe('blog list', () => {
  it('[S3-post-07] [S2-blog-list-07] a card shows the image and the read time, and links to its post', async () => {
    const { url } = await data.image()
    await data.post({ title: 'Builds' })
    const { slug } = await data.post({
      title: 'Locks',
      imageUrl: url,
      readTime: 7,
    })
    const page = await open()
    const card = cards().filter({ hasText: 'Locks' })
    await card.getByText('7 min read').waitFor()
    expect(await card.locator('picture img').getAttribute('src')).toBe(url)
    const drawn = cards().filter({ hasText: 'Builds' }).locator('[data-title-cover] svg')
    await expect.poll(() => drawn.evaluate((svg) => svg.getBoundingClientRect().width)).not.toBe(0)
    await card.getByRole('link', { name: /^Read More/ }).click()
    await page.waitForURL(`**/blog/${slug}`)
  })

  it('the image of a card has the size it is shown at: on phones, a tablet and a desktop', async () => {
    const { url } = await data.image('wide.png', { width: 1600, height: 900 })
    await data.post({ title: 'Locks', imageUrl: url })
    await data.post({ title: 'Beside it' })
    await data.post({ title: 'Above them' })
    for (const [viewport, deviceScaleFactor, width] of [
      [{ width: 412, height: 823 }, 1.75, 720],
      [{ width: 390, height: 844 }, 3, 1080],
      [{ width: 768, height: 1024 }, 2, 720],
      [{ width: 1440, height: 900 }, 1, 720],
    ] as const) {
      const page = await product.stranger({ viewport, deviceScaleFactor })
      await page.goto('/blog')
      const card = page.getByRole('article').filter({ hasText: 'Locks' })
      const image = card.locator('picture img')
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toMatch(new RegExp(`-${width}\\.avif$`))
      expect((await image.boundingBox())?.width).toBeLessThanOrEqual(width / deviceScaleFactor)
    }
  })

  it('[S2-blog-list-05] [S9-skeletons-01] shows six placeholders until the page is loaded', async () => {
    await data.post({ title: 'Locks' })
    const page = await openPage(product.page(), '/')
    await followToNowhere(page, 'View All Posts')
    await expect.poll(() => page.locator('[data-skeleton]:visible').count()).toBe(6)
    await page.goto('/blog')
    await cards().filter({ hasText: 'Locks' }).waitFor()
    await expect.poll(() => page.locator('[data-skeleton]:visible').count()).toBe(0)
    await page.goBack()
    await page.locator('#about').waitFor()
  })
})

// React can leave the end of a long page to a script. Other pages: site-access.spec.ts.
it('[S1-visitor-02] shows a long post to its end without scripts', async () => {
  const long = Array.from({ length: 400 }, (_, line) => `<p>Line ${line} of the post.</p>`)
  const { slug } = await data.post({ title: 'Locks', content: long.join('') })
  const page = await product.stranger({ javaScriptEnabled: false })
  await page.goto(`/blog/${slug}`)
  await page.getByText('Line 399 of the post.').waitFor()
  expect(await page.locator('[data-skeleton]:visible').count()).toBe(0)
})

/** Elements that the browser moved, by name. */
const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
  const page = await product.stranger({ reducedMotion })
  await page.addInitScript(() => {
    const note = () => {
      const parts = document.getAnimations().map(({ effect }) => effect)
      const names = parts.map((part) => (part as KeyframeEffect).pseudoElement ?? '')
      document.body.dataset['moved'] = names
        .filter((name) => name.includes('-group(post'))
        .join(' ')
    }
    const skipped = () => void (document.body.dataset['moved'] = 'skipped')
    addEventListener('pagereveal', ({ viewTransition }) => {
      void (viewTransition?.ready ?? Promise.resolve()).then(note, skipped)
    })
  })
  await openPage(page, '/blog')
  await page
    .getByRole('article')
    .filter({ hasText: 'Two' })
    .getByRole('link', { name: /^Read More/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Two' }).waitFor()
  await expect.poll(() => page.locator('body').getAttribute('data-moved')).not.toBeNull()
  const names = (await page.locator('body').getAttribute('data-moved')) ?? ''
  return [...new Set(names.split(' ').filter(Boolean))].toSorted()
}

it('the title moves from a card to its post, nothing else does, and with reduced motion nothing', async () => {
  for (const title of ['One', 'Two', 'Three']) await data.post({ title, slug: title.toLowerCase() })
  // The browser skips a transition whose page takes longer than four seconds.
  await expect
    .poll(() => moved('no-preference'), { timeout: 60_000 })
    .toEqual(['::view-transition-group(post-title-two)'])
  expect(await moved('reduce')).toEqual([])
})
