import { beforeAll, expect, it } from 'vitest'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { isHydrated } from '#tests/support/open-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { data } = product
let post: Post

beforeAll(async () => {
  post = await data.post({ title: 'Locks', content: '\n\n```typescript\nconst a = 1\n```\n' })
})

const PAGES: [string, () => string][] = [
  ['the home page', () => '/'],
  ['the post list', () => '/blog'],
  ['a post', () => `/blog/${post.slug}`],
]

// Headers, encodings and statuses are tested in tests/http/public-pages.test.ts.
it.each(PAGES)('%s hydrates, and its policy has nothing to report', async (_, of) => {
  const page = product.page()
  await page.goto(of(), { waitUntil: 'networkidle' })
  const dark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.locator('[data-theme-toggle]').click()
  await page.waitForFunction(
    (was) => document.documentElement.classList.contains('dark') !== was,
    dark,
  )
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).waitFor()
  expect(await isHydrated(page)).toBe(true)
})

it('[S2-notfound-01] [S2-notfound-02] an unknown page links home', async () => {
  product.allowError('404')
  const page = product.page()
  expect((await page.goto('/resumee'))?.status()).toBe(404)
  const similar = page.getByRole('navigation', { name: 'Similar URLs' })
  await similar.getByRole('link', { name: 'Search the blog for “resumee”' }).waitFor()
  expect(await similar.getByRole('link').first().getAttribute('href')).toBe('/resume')
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  expect(await page.title()).toContain('404 Page Not Found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL(`${product.url}/`)
  await page.goto('/cms/resumee')
  // The address is known to scripts only: the list is there once the page has hydrated.
  await similar.waitFor()
  expect(await similar.getByRole('link').allInnerTexts()).toEqual(['Back to Dashboard'])
})
