import { expect, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { notice, publishingOf, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, openScreen } = useCms({ browser: { reducedMotion: 'reduce' } })

const TEXT = 'There were many queues.'

it('a project is written in /cms, published, and previewed before a change is published', async () => {
  const page = await openScreen('/cms/projects')
  await page.getByRole('link', { name: 'Create First Project' }).click()
  await page.getByLabel('Title *').fill('One event log')
  await page.getByLabel('Summary', { exact: true }).fill('A log instead of 140 queues.')
  await page.getByRole('textbox', { name: 'Case study' }).fill(TEXT)
  await page.getByRole('button', { name: 'Add outcome' }).click()
  await page.keyboard.type('60')
  await page.keyboard.press('Enter')
  await page.keyboard.type('services read it')
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByLabel('Add several links').fill('https://github.com/me/log /blog')
  await links.getByRole('button', { name: 'Add link' }).click()
  await links.getByRole('button', { name: '/blog', exact: true }).waitFor()
  await page.getByLabel('Featured').check()
  await page.waitForURL(/\/cms\/projects\/edit\/[\da-f-]{36}/)
  const editor = page.url()
  await publishingOf(page).publish()
  await expectAccessible(page)

  const visitor = await product.stranger()
  await visitor.goto(product.url)
  const home = visitor.locator('section#home')
  await home.getByRole('heading', { name: 'Selected work' }).waitFor()
  await home.getByRole('link', { name: 'One event log' }).click()
  await visitor.getByRole('heading', { name: 'One event log', level: 1 }).waitFor()
  await visitor.getByText(TEXT).waitFor()
  await visitor.getByText('services read it').waitFor()
  await visitor.getByRole('link', { name: 'Source code' }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/projects/one-event-log')
  await expectAccessible(visitor)

  await page.getByLabel('Title *').fill('Two event logs')
  await publishingOf(page).state(/unpublished changes saved /)
  await page.getByRole('button', { name: 'History' }).click()
  const versions = page.getByRole('dialog', { name: 'History' })
  await versions.getByRole('button', { name: 'Changes' }).first().click()
  await versions.locator('ins').filter({ hasText: 'Two' }).waitFor()
  await expectAccessible(page)
  await page.goto('/cms/projects')
  await page.getByText('unpublished changes').waitFor()
  await expectAccessible(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Preview Two event logs' }).click()
  const preview = await opened
  await preview.getByRole('heading', { name: 'Two event logs', level: 1 }).waitFor()
  const bar = preview.getByRole('complementary', { name: 'Preview' })
  const back = await bar.getByRole('link', { name: 'Edit' }).getAttribute('href')
  expect(new URL(back ?? '', product.url).href).toBe(editor)
  await visitor.goto(`${product.url}/projects`)
  await visitor.getByRole('link', { name: 'One event log' }).waitFor()
  await expectAccessible(visitor)
})

it('the list of projects is ordered by the keyboard, for the home page too, and a deletion is undone', async () => {
  for (const title of ['Third', 'Second', 'First']) await data.project({ title, isFeatured: true })
  const page = await openScreen('/cms/projects')
  const titles = () =>
    page
      .getByRole('listitem')
      .getByRole('link', { name: /^(?:First|Second|Third)$/ })
      .allTextContents()
  const handle = page.getByRole('button', { name: 'Move Second' })
  await handle.focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Second moved to position 1 of 3').waitFor()
  await expect.poll(titles).toEqual(['Second', 'First', 'Third'])
  await expectFocus(handle)
  const visitor = await product.stranger()
  const shown = async () => {
    await visitor.goto(product.url)
    const links = visitor
      .locator('section#home')
      .getByRole('link', { name: /^(?:First|Second|Third)$/ })
    return links.allTextContents()
  }
  await expect.poll(shown).toEqual(['Second', 'First', 'Third'])
  await page.getByRole('button', { name: 'Delete First' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await notice(page, 'Project deleted successfully').waitFor()
  await expect.poll(titles).toEqual(['Second', 'Third'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual(['Second', 'First', 'Third'])
})
