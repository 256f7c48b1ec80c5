import type { Page } from 'playwright'
import { afterEach, expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { notice, openSignedIn, publishingOf } from '#tests/support/cms-page.ts'
import { refreshPages } from '#tests/support/shared-product.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { data } = product
// A draft drops no public page, and what one test published would show in the next.
afterEach(async () => {
  await data.empty()
  await refreshPages(product.product())
})

const home = async () => (await fetch(product.url)).text()
const rowNames = async (page: Page, list: string) =>
  page.getByRole('region', { name: list }).locator('[aria-expanded]').allTextContents()

it('the owner changes name and middle job, sees them saved as a draft, and publishes', async () => {
  const page = await openSignedIn(product, '/cms/profile')
  await page.getByRole('textbox', { name: 'Name *' }).first().fill('Ada Engineer')
  const jobs = page.getByRole('region', { name: 'Experience' })
  const [first = '', middle = '', third = ''] = await rowNames(page, 'Experience')
  await jobs.getByRole('button', { name: middle, exact: true }).click()
  await jobs.getByRole('textbox', { name: 'Title *' }).fill('Harbour Master')
  const { state, publish } = publishingOf(page)
  await state('Draft, saved')
  expect(await home()).toContain('Alex Example')
  // Otherwise the bar at the top covers parts of the page below it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await jobs.getByRole('button', { name: `Move ${first}`, exact: true }).press('ArrowDown')
  await jobs.getByRole('button', { name: `Remove ${third}`, exact: true }).click()
  const rest = await rowNames(page, 'Experience')
  expect([rest[1], rest.includes(third)]).toEqual([first, false])
  await notice(page, 'Removed', third).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await rowNames(page, 'Experience'))[2]).toBe(third)

  await publish()
  const shown = await home()
  expect(shown).toContain('Ada Engineer')
  expect(shown.indexOf('Harbour Master')).toBeLessThan(shown.indexOf(first.split(',')[0] ?? ''))
})

it('a refused publication opens the row of its field, and a JSON Resume fills the draft', async () => {
  product.allowError('status of 400')
  const page = await openSignedIn(product, '/cms/profile')
  const jobs = page.getByRole('region', { name: 'Experience' })
  await jobs.getByRole('button', { name: 'Add job' }).click()
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await publishingOf(page).bar.getByRole('button', { name: 'Go to field' }).click()
  await page.locator(':focus[aria-invalid="true"]').waitFor()
  const resume = { basics: { name: 'Thomas Muster', label: 'Developer', email: 't@example.net' } }
  await page.getByLabel('JSON Resume file').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  })
  await page.getByText('The draft below was filled from the file.').waitFor()
  const name = page.getByRole('textbox', { name: 'Name *' }).first()
  await expect.poll(() => name.inputValue()).toBe('Thomas Muster')
  expect(await home()).toContain('Alex Example')
})
