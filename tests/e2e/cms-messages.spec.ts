import type { Request } from 'playwright'
import { expect, it } from 'vitest'
import { hold, nextRequest, notice, question, useCms } from '#tests/support/cms-page.ts'

const { product, data, openScreen } = useCms()

const openMessages = () => openScreen('/cms/contacts', 'Contact Messages')
const cards = () => product.page().getByRole('list', { name: 'Messages' }).getByRole('listitem')
const folder = (name: string) => product.page().getByRole('radio', { name: new RegExp(`^${name}`) })
const detail = () => product.page().getByRole('region', { name: 'Message' })
/** Computed value of a theme variable. */
const token = (name: string) =>
  product.page().evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${variable})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

const grace = {
  name: 'Grace',
  email: 'grace@example.com',
  subject: 'A job',
  message: 'First line.\nSecond line.',
}

it('[S2-contacts-06] [S2-contacts-10] [S2-contacts-12] a card shows two lines of the message, and its actions on hover', async () => {
  await data.message(grace, 2)
  await openMessages()
  const card = cards().filter({ hasText: 'A job' })
  const lines = card.getByText('First line.')
  expect(await lines.evaluate((text) => getComputedStyle(text).webkitLineClamp)).toBe('2')
  const actions = card.getByRole('group')
  const opacity = () => actions.evaluate((group) => getComputedStyle(group).opacity)
  expect(await opacity()).toBe('0')
  await card.hover()
  await expect.poll(opacity).toBe('1')
  await actions.getByRole('link', { name: 'Reply to Grace' }).waitFor()
  await actions.getByRole('button', { name: 'View the message of Grace' }).waitFor()
})

it('[S2-contacts-02] [S2-contacts-03] [S2-contacts-21] searches the messages, and counts them', async () => {
  await data.message(grace, 2)
  const alan = { name: 'Alan', email: 'alan@example.org', subject: 'Old', message: 'A question.' }
  await data.message(alan, 73)
  const page = await openMessages()
  await page.getByText('2 messages', { exact: true }).waitFor()
  const search = page.getByPlaceholder('Search messages by name, email, subject, or content...')
  await search.fill('QUESTION')
  await expect.poll(() => cards().allInnerTexts()).toHaveLength(1)
  await cards().getByText('Alan').first().waitFor()
  await search.fill('nothing like it')
  await page.getByText('No messages match your search criteria.').waitFor()
  await page.getByText('2 messages').waitFor()
})

it('[S1-admin-05] [S2-contacts-18] [S2-contacts-19] archives and restores by the neutral button, and deletes by the red one after a confirmation', async () => {
  await data.message(grace)
  const page = await openMessages()
  await cards().hover()
  await page.getByRole('button', { name: 'View the message of Grace' }).click()
  const button = (name: string) => detail().getByRole('button', { name, exact: true })
  const colour = (name: string) => button(name).evaluate((one) => getComputedStyle(one).color)
  expect(await colour('Delete')).toBe(await token('--danger'))
  expect(await colour('Archive')).toBe(await token('--text'))
  await expect.poll(async () => (await data.messages())[0]?.state).toBe('read')

  await button('Archive').click()
  await notice(page, 'Success', 'Message archived').waitFor()
  await page.getByText('No messages found').waitFor()
  await folder('Archived').click()
  await cards().getByText('archived').waitFor()
  await cards().getByRole('button', { name: 'Grace', exact: true }).click()
  await button('Unarchive').click()
  await notice(page, 'Success', 'Message restored').waitFor()
  expect((await data.messages())[0]?.state).toBe('read')

  await folder('Inbox').click()
  await cards()
    .getByRole('button', { name: /Grace$/ })
    .first()
    .click()
  const asked = question(page, 'Are you sure you want to delete the message from "Grace"?')
  await button('Delete').click()
  await asked.answer('Cancel')
  expect(await cards().count()).toBe(1)
  await button('Delete').click()
  await asked.answer('Delete')
  const done = notice(page, 'Success', 'Message deleted successfully')
  // A hovered toast stays.
  await done.hover()
  await page.getByText('No messages found').waitFor()
  await page.getByText('Select a message', { exact: true }).waitFor()
  await done.getByRole('button', { name: 'Undo' }).click()
  await cards().getByText('A job').waitFor()
  await expect.poll(() => data.messages()).toHaveLength(1)
})

it('a message that is archived as it opens is marked as read before, not after', async () => {
  await data.message(grace)
  const page = await openMessages()
  const order: string[] = []
  const note = (request: Request, what: string) => request.method() === 'PATCH' && order.push(what)
  page.on('request', (request) => note(request, 'sent'))
  page.on('response', (response) => note(response.request(), 'answered'))
  const gate = await hold(page, '**/api/contact')
  const sent = nextRequest(page, 'PATCH', '/api/contact')
  await page.getByRole('button', { name: 'View the message of Grace' }).click()
  await sent
  await detail().getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByText('No messages found').waitFor()
  gate.release()
  await notice(page, 'Success', 'Message archived').waitFor()
  expect(order).toEqual(['sent', 'answered', 'sent', 'answered'])
  expect((await data.messages())[0]?.state).toBe('archived')
})
