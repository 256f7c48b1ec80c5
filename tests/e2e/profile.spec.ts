import { expect, it } from 'vitest'
import { typeRichText } from '#tests/support/rich-text.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, openScreen } = useCms()

const home = async () => (await fetch(product.url)).text()

it('the owner edits, previews and resets the profile in the built-in admin, and publishes it in the other', async () => {
  const page = await openScreen('/payload/globals/profile')
  await page.locator('#field-name').fill('Ada Engineer')
  await page.getByRole('button', { name: 'Texts' }).click()
  const availability = page.locator('.rich-text-lexical').nth(1).getByRole('textbox')
  await availability.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await typeRichText(page, 'Open from May')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await page.getByText('Draft saved successfully').first().waitFor()
  // The admin opens the tab that was used last, once its preferences are loaded.
  await page.getByRole('button', { name: 'Person' }).click()
  expect(await home()).toContain('Alex Example')

  await page.goto('/preview/profile')
  await page.getByRole('heading', { level: 1, name: 'Ada Engineer' }).waitFor()
  await page.getByText('Only you can see it.').waitFor()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect.poll(home).toContain('Ada Engineer')
  expect(await home()).toContain('<strong>Open from May</strong>')

  await page.goto('/payload/globals/profile')
  await page.getByRole('button', { name: 'Reset to the example profile' }).click()
  await expect.poll(() => page.locator('#field-name').inputValue()).toBe('Alex Example')
  expect(await home()).toContain('Ada Engineer')
})

const RESUME = {
  basics: { name: 'Thomas Muster', label: 'Developer', email: 'thomas@example.net' },
  work: [{ name: 'Shop', position: 'Lead', startDate: '2019-03', highlights: ['Shipped it'] }],
  interests: [{ name: 'Tea' }],
}
const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

it('a JSON Resume becomes the profile, and the profile a PDF for visitors', async () => {
  const page = await openScreen('/payload/globals/profile')
  await page.getByRole('button', { name: 'Import' }).click()
  const importing = page.getByRole('region', { name: 'JSON Resume' })
  const chooser = page.waitForEvent('filechooser')
  await importing.getByRole('button', { name: 'Import a JSON Resume' }).click()
  await (await chooser).setFiles(file('resume.txt', 'no JSON'))
  await importing.getByText('This file is not JSON.').waitFor()
  await importing.locator('input').setInputFiles(file('resume.json', JSON.stringify(RESUME)))
  await importing.getByText('The profile was saved as a draft.').waitFor()
  await importing.getByText('interests (1 entry)').waitFor()
  await importing.getByRole('button', { name: 'Show the draft' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await page.getByText('Published').first().waitFor()

  await page.goto('/cms/resume')
  await page.getByRole('button', { name: 'Create from profile' }).click()
  await page.getByRole('menuitem', { name: 'US Letter' }).click()
  const name = /Thomas-Muster-Resume-\d{4}-\d\d-\d\d\.pdf/
  await page.getByRole('button', { name }).first().waitFor()
  await page.getByRole('button', { name: 'Create from profile' }).click()
  await page.getByRole('menuitem', { name: 'A4' }).click()
  const dialog = page.getByRole('alertdialog', { name })
  await dialog.getByRole('button', { name: 'Set Active' }).click()
  await page.getByText('Resume activated successfully').first().waitFor()
  await page.goto('/resume')
  await page.getByRole('heading', { level: 1, name: 'Thomas Muster' }).waitFor()
  expect(await page.getByRole('link', { name: 'Download PDF' }).count()).toBe(1)
})
