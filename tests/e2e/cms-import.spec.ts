import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { chosenOption, notice, openSignedIn, question } from '#tests/support/cms-page.ts'
import { LONG } from '#tests/suites/screens/cms-states.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/markdown',
  buffer: Buffer.from(text),
})

it('plans, imports, reports and reverts Markdown', async () => {
  const page = await openSignedIn(product, '/cms/import')
  const chooser = page.locator('input[type="file"][multiple]')
  await page.getByText('No imports yet.').waitFor()
  await chooser.setInputFiles([file('photo.png', 'x')])
  const current = page.getByRole('region', { name: 'Current import' })
  await current
    .getByRole('alert')
    .filter({
      hasText:
        'photo.png is not a supported file: expected Markdown or an export from Ghost, WordPress, Medium, Substack, dev.to, Blogger or this site.',
    })
    .waitFor()
  await current.getByRole('button', { name: 'Discard' }).click()

  await chooser.setInputFiles([
    file(
      'moved.md',
      '---\ntitle: Moved in\ndate: 2019-05-01\naliases: [/old/moved]\n---\n![gone](gone.png)\n',
    ),
    file('long.md', `---\ntitle: ${LONG}\ndate: 2019-05-02\n---\nText\n`),
    file('broken.md', '---\ntitle: [\n---\nText\n'),
  ])
  await current.getByText('Review the plan (nothing has been imported yet)').waitFor()
  await current.getByText('2 new, 1 skipped, 1 redirect').waitFor()
  await current.getByRole('radio', { name: 'Warnings' }).check()
  await current.getByText('The image gone.png was not found.').waitFor()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page)

  await current.getByText('Options', { exact: true }).click()
  await current.getByLabel('URL of the old blog').fill('old.example')
  expect(await current.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  const again = current.getByRole('button', { name: 'Update the plan' })
  await again.click()
  await current.getByText('URL must start with http:// or https://').waitFor()
  await current.getByLabel('URL of the old blog').fill('https://old.example')
  await again.click()
  await again.waitFor({ state: 'hidden' })
  await current.getByRole('button', { name: 'Import', exact: true }).click()

  await current.getByRole('region', { name: 'Report' }).waitFor()
  await current.getByText('2 imported, 1 skipped, 1 redirect').waitFor()
  await expectAccessible(page)
  expect((await fetch(`${product.url}/blog/moved`)).status).toBe(200)

  const past = page.getByRole('list', { name: 'Imports' }).getByRole('listitem')
  await past.getByRole('button', { name: 'Revert Several files' }).click()
  await question(page, 'Revert the import of "Several files"?').answer('Revert')
  await notice(page, 'Moved to the trash: 2 posts. Deleted: 1 redirect.').waitFor()
  await past.filter({ hasText: 'Reverted' }).waitFor()
  await current.getByText('Imported and reverted').waitFor()
  expect(await current.getByRole('link').count()).toBe(0)
  await expect.poll(async () => (await fetch(`${product.url}/blog/moved`)).status).toBe(404)
})

it('An interrupted import goes on after a reload, and updates the source that is chosen', async () => {
  const page = await openSignedIn(product, '/cms/import')
  const chooser = page.locator('input[type="file"][multiple]')
  const current = page.getByRole('region', { name: 'Current import' })
  const post = (text: string) => [
    file('going-on.md', `---\ntitle: On\ndate: 2019-05-01\n---\n${text}\n`),
  ]
  await chooser.setInputFiles(post('Text'))
  await current.getByText('Review the plan (nothing has been imported yet)').waitFor()
  // As a server that was killed leaves it.
  await product.product().rows(
    `update imports set is_plan = false, state = 'running', report = null, updated_at = now() - interval '1 minute'
     where is_plan`,
  )
  await page.goto('/cms/import')
  await current.getByText('The import was interrupted').waitFor()
  await current.getByRole('button', { name: 'Continue' }).click()
  await current.getByText('1 imported').waitFor()
  await current.getByRole('button', { name: 'Close' }).click()

  await chooser.setInputFiles(post('Another text'))
  await current.getByText('Review the plan (nothing has been imported yet)').waitFor()
  await current.getByText('1 new').waitFor()
  const source = current.getByRole('combobox', { name: 'Source' })
  expect(await chosenOption(source)).toBe('New: markdown:going-on 2')
  await source.selectOption('markdown:going-on')
  await current.getByRole('button', { name: 'Update the plan' }).click()
  await current.getByText('1 update').waitFor()
  await expectAccessible(page)
})
