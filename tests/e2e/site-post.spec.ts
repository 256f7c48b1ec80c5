import { expect, it } from 'vitest'
import { clipboardText, useCms } from '#tests/support/cms-page.ts'
import { followToNowhere, openPage } from '#tests/support/open-page.ts'

const { product, data } = useCms()

const fence = (language: string, code: string) => `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`
const content = [
  'first line\nsecond line',
  fence('javascript', 'const a = 1'),
  fence('typescript', 'type A = string'),
  fence('python', 'def a(): pass'),
  fence('', 'plain words'),
].join('')
const write = (changes: Parameters<typeof data.post>[0] = {}) =>
  data.post({ title: 'Locks', excerpt: 'About rows.', content, ...changes })
const open = async (changes: Parameters<typeof data.post>[0] = {}) => {
  const post = await write(changes)
  await product.page().goto(`/blog/${post.slug}`)
  return { page: product.page(), post }
}
it('[S2-blog-post-01] [S2-blog-post-06] [S2-blog-post-21] shows a skeleton until the page is loaded, then the post and its image, with working links', async () => {
  const { url } = await data.image()
  const post = await write({ imageUrl: url })
  const page = await openPage(product.page(), '/blog')
  await followToNowhere(page, /^Read More/)
  await page.getByText('Loading post', { exact: true }).waitFor()
  await page.goto(`/blog/${post.slug}`)
  await page.getByRole('heading', { level: 1, name: 'Locks' }).waitFor()
  expect(await page.getByText('Loading post', { exact: true }).isVisible()).toBe(false)
  expect(await page.getByText('first line').innerText()).toBe('first line\nsecond line')
  const image = page.locator('article header picture img').first()
  expect(await image.getAttribute('src')).toBe(url)
  for (const name of ['Back to Blog', 'More Posts']) {
    await page.getByRole('link', { name }).click()
    await page.waitForURL(`${product.url}/blog`)
    await page.goBack()
  }
  const box = page.getByRole('complementary', { name: 'About the author' })
  await box.getByText(post.author, { exact: true }).waitFor()
  await box.getByRole('link', { name: 'Get in Touch' }).click()
  await page.waitForURL(`${product.url}/#contact`)
  const top = () => page.locator('#contact').evaluate((el) => el.getBoundingClientRect().top)
  await expect.poll(top).toBeCloseTo(80, 0)
})

it('[S2-blog-post-05] [S2-blog-post-12] [S2-blog-post-20] copies the URL without native share, and code with a confirmation for two seconds', async () => {
  await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await product.page().addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })
  await product.page().clock.install()
  const post = await write()
  const page = await openPage(product.page(), `/blog/${post.slug}`)
  const blocks = page.locator('figure')
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  expect(await clipboardText(page)).toBe(`${product.url}/blog/${post.slug}`)
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(4)
  const copied = blocks.first().getByRole('button', { name: 'Copied' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await blocks.first().getByRole('button', { name: 'Copy', exact: true }).click()
  await copied.waitFor()
  expect(await clipboardText(page)).toBe('const a = 1')
  await page.clock.runFor(1900)
  expect(await copied.count()).toBe(1)
  await page.clock.runFor(200)
  await copied.waitFor({ state: 'detached' })
})

it.each(['Tab', 'End'])(
  'code out of view is not drawn until the keyboard moves by %s, and has its height before',
  async (key) => {
    const above = '<p>Some lines of text.</p>'.repeat(60)
    const { page } = await open({ content: above + fence('js', 'a()\nb()\nc()') })
    const code = page.locator('figure')
    const isDrawn = () =>
      code.locator('pre').evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
    expect(await isDrawn()).toBe(false)
    const { height } = (await code.boundingBox()) ?? {}
    await page.keyboard.press(key)
    await expect.poll(isDrawn).toBe(true)
    expect((await code.boundingBox())?.height).toBeCloseTo(height ?? 0, 1)
  },
)
