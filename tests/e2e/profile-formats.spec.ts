import { expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
useCmsData(product)

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
  await product.signIn()
  const page = product.page()
  await page.goto('/payload/globals/profile')
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
  await page.getByText('March 2019 – today').waitFor()
  expect(await page.getByRole('link', { name: 'Download PDF' }).count()).toBe(1)
})
