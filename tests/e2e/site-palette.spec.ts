import { expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms()

it('the palette finds a post by its text, a section and an action, by keyboard alone', async () => {
  for (const [title, text] of [
    ['Builds', 'Cold caches.'],
    ['Locks', 'The turnstile waits for nobody.'],
    ['Pages', 'Warm caches.'],
  ] as const)
    await data.post({ title, content: `<p>${text}</p>` })
  const page = await openPage(product.page(), '/blog')
  const box = page.getByRole('combobox', { name: 'Search' })
  const option = (name: string) => page.getByRole('option', { name })

  await page.keyboard.press('/')
  await box.fill('turnstile')
  await option('Locks').waitFor()
  expect(await page.getByRole('group', { name: 'Posts' }).getByRole('option').count()).toBe(1)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Locks' }).waitFor()

  await page.keyboard.press('Control+k')
  // The theme shows while its row is active, and stays when it is chosen.
  await box.fill('theme: oc')
  await page.locator('html.ocean').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('html.light').waitFor()
  await page.keyboard.press('Control+k')
  await box.fill('theme: dark')
  await option('Theme: Dark').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('html.dark').waitFor()
  await page.reload()
  await page.locator('html.dark').waitFor()

  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await box.fill('contac')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/#contact')

  await page.getByLabel('Name').fill('a')
  await page.getByLabel('Name').press('/')
  expect(await page.getByLabel('Name').inputValue()).toBe('a/')
  expect(await box.count()).toBe(0)
})
