import { expect, it } from 'vitest'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const SOON = { timeout: 2000 }

it('a message shows on the open dashboard, in the navigation and in the title within two seconds', async () => {
  await data.message({ subject: 'Before' })
  const page = await openScreen('/cms')
  const contacts = page.locator('dl > div').filter({ hasText: 'Contacts' })
  await contacts.getByText('1', { exact: true }).waitFor()
  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Management' }).getByRole('link', { name })
  await entry('Messages 1 unread').waitFor()
  const title = await page.title()
  expect(title).toMatch(/^\(1\) /)

  await data.message({ subject: 'Meanwhile' })
  await contacts.getByText('2', { exact: true }).waitFor(SOON)
  await entry('Messages 2 unread').waitFor(SOON)
  expect(await page.title()).toBe(title.replace('(1)', '(2)'))
})

it('an open list does not shift: a button announces new messages and shows them; a second tab follows by the same connection', async () => {
  for (const subject of ['One', 'Two']) await data.message({ subject })
  await product.signIn()
  const page = product.page()
  const asked: string[] = []
  product.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/cms/contacts')
  const cards = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(2)
  const tab = await product.context().newPage()
  await tab.goto('/cms/contacts')
  await tab.getByText('2 messages', { exact: true }).waitFor()

  await data.message({ subject: 'Three' })
  await page.getByRole('button', { name: '1 new message' }).waitFor(SOON)
  await page.getByText('3 messages', { exact: true }).waitFor()
  await data.message({ subject: 'Four' })
  const button = page.getByRole('button', { name: '2 new messages' })
  await button.waitFor(SOON)
  expect(await cards.count()).toBe(2)
  await button.click()
  await expect.poll(() => cards.count()).toBe(4)
  expect(await button.count()).toBe(0)
  await tab.getByRole('button', { name: '2 new messages' }).waitFor()

  // What one tab changes shows in the other, without a button of its own.
  await cards
    .first()
    .getByRole('button', { name: /^Unread:/ })
    .click()
  const unread = tab.getByRole('link', { name: 'Messages 3 unread' })
  await unread.waitFor(SOON)
  expect(asked.filter((path) => path === '/api/changes')).toHaveLength(1)
})
