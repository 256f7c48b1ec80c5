import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { failure, notice, refuse, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { messageFrom } from '#tests/support/post-bodies.ts'

const { product, data, openScreen } = useCms()

const cards = () => product.page().getByRole('list', { name: 'Messages' }).getByRole('listitem')
const detail = () => product.page().getByRole('region', { name: 'Message' })
const button = (name: string) => detail().getByRole('button', { name, exact: true })
const folder = (name: string) => product.page().getByRole('radio', { name: new RegExp(`^${name}`) })
const answers = () => product.page().getByRole('dialog', { name: 'Saved answers' })
const answered = async () =>
  Object.fromEntries(
    (await data.messages()).map(({ name, answeredAt }) => [name, answeredAt !== null]),
  )

/** Mail links are noted instead of opened: there is no mail program. */
const openMessages = async () => {
  const page = await openScreen('/cms/contacts')
  await page.getByRole('heading', { name: 'Contact Messages' }).waitFor()
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href.startsWith('mailto:')) return
      event.preventDefault()
      document.documentElement.dataset['mail'] = link.href
    })
  })
  return page
}
/** The body of the mail that was opened last. */
const mail = async () => {
  const link = await product.page().evaluate(() => document.documentElement.dataset['mail'] ?? '')
  return new URL(link).searchParams.get('body')?.replaceAll('\r\n', '\n')
}

it('[S2-contacts-16] a reply quotes the message, and offers to mark it as answered', async () => {
  await data.message(messageFrom('Ada King'))
  const page = await openMessages()
  await cards()
    .getByRole('button', { name: /Ada King$/ })
    .first()
    .click()
  expect(await detail().getByText('Sent the reply?').count()).toBe(0)
  await detail().getByRole('link', { name: 'Reply via Email' }).click()
  expect(await mail()).toMatch(
    /^\n\nOn [A-Z][a-z]+ \d+, \d{4}, Ada King wrote:\n> I am Ada King\.$/,
  )
  await detail().getByText('Sent the reply? Mark the message as answered.').waitFor()
  await button('Mark as answered').click()
  const done = notice(page, 'Success', 'Message marked as answered')
  await done.waitFor()
  await cards().getByText('answered', { exact: true }).waitFor()
  expect(await detail().getByRole('term').allInnerTexts()).toEqual([
    'From',
    'Subject',
    'Received',
    'Answered',
  ])
  await expectFocus(button('Mark as unanswered'))
  await expect.poll(answered).toEqual({ 'Ada King': true })
  await button('Mark as unanswered').click()
  await notice(page, 'Success', 'Message marked as unanswered').waitFor()
  await expect.poll(answered).toEqual({ 'Ada King': false })
  expect(await cards().getByText('answered', { exact: true }).count()).toBe(0)
})

/** As much as an on-screen keyboard leaves of a phone. */
const isInView = (target: Locator) =>
  target.evaluate((one) => {
    const { top, right, bottom, left } = one.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })

describe('variants', { tags: 'long' }, () => {
  it('replies from the list and marks as answered, by mouse and with r and a', async () => {
    for (const [age, name] of ['Cyd', 'Bob', 'Ada'].entries())
      await data.message(messageFrom(name), age)
    const page = await openMessages()
    await cards().filter({ hasText: 'Ada' }).hover()
    await page.getByRole('link', { name: 'Reply to Ada' }).click()
    expect(await mail()).toContain('> I am Ada.')
    await detail().getByText('Sent the reply?').waitFor()
    await page.keyboard.press('a')
    await notice(page, 'Success', 'Message marked as answered').waitFor()
    await expect.poll(answered).toEqual({ Ada: true, Bob: false, Cyd: false })
    await cards().getByRole('button', { name: /Bob$/ }).first().click()
    await detail().getByText('I am Bob.').waitFor()
    await page.keyboard.press('r')
    await detail().getByText('Sent the reply?').waitFor()
  })

  it('marks several messages, lists the rest, and undoes it', async () => {
    for (const name of ['Ada', 'Bob', 'Cyd']) await data.message(messageFrom(name))
    const page = await openMessages()
    const bar = page.getByRole('toolbar', { name: 'Selected messages' })
    await folder('Unanswered').click()
    await expect.poll(() => cards().count()).toBe(3)
    for (const name of ['Ada', 'Bob'])
      await page.getByRole('checkbox', { name: `Select the message of ${name}` }).check()
    await bar.getByRole('button', { name: 'Answered', exact: true }).click()
    const done = notice(page, 'Success', '2 messages marked as answered')
    // A hovered toast stays.
    await done.hover()
    await expect.poll(() => cards().count()).toBe(1)
    await expect.poll(answered).toEqual({ Ada: true, Bob: true, Cyd: false })
    await done.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cards().count()).toBe(3)
    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await bar.getByRole('button', { name: 'Answered', exact: true }).click()
    await page.getByText('No unanswered messages.').waitFor()
    await folder('Inbox').click()
    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await bar.getByRole('button', { name: 'Unanswered', exact: true }).click()
    await notice(page, 'Success', '3 messages marked as unanswered').waitFor()
    await expect.poll(answered).toEqual({ Ada: false, Bob: false, Cyd: false })
  })

  it('the saved answers are edited in a dialog that keeps typed text, and are then in the menu', async () => {
    await data.message(messageFrom('Ada'))
    const page = await openMessages()
    await cards().getByRole('button', { name: /Ada$/ }).first().click()
    await button('Use saved answer').click()
    await page.getByRole('menuitem', { name: 'Edit saved answers...' }).click()
    const titles = answers().getByLabel('Title', { exact: true })
    await expect.poll(() => titles.count()).toBe(3)
    await answers().getByRole('button', { name: 'Remove Not available at the moment' }).click()
    await expectFocus(answers().getByRole('button', { name: 'Add answer' }))
    await page.keyboard.press('Enter')
    await expectFocus(titles.nth(2))
    await page.keyboard.press('Enter')
    await answers().getByText('Title is required').waitFor()
    await answers().getByText('Text is required').waitFor()
    await expectFocus(titles.nth(2))
    await page.keyboard.type('Yes')
    await answers().getByLabel('Text').nth(2).fill('Yes, {first name}.')
    await page.keyboard.press('Escape')
    await answers().waitFor({ state: 'detached' })
    await expectFocus(button('Use saved answer'))

    await page.getByRole('button', { name: 'Saved answers', exact: true }).click()
    await answers().getByText('You have unsaved changes.').waitFor()
    product.allowError('Failed to load resource')
    await refuse(page, { address: '**/api/contact/answers', method: 'PUT', status: 500 })
    const save = answers().getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await failure(page, 'Error', 'Failed to save the answers').waitFor()
    await page.unroute('**/api/contact/answers')
    expect(await titles.nth(2).inputValue()).toBe('Yes')
    await save.click()
    await notice(page, 'Success', 'Saved answers updated').waitFor()
    await answers().waitFor({ state: 'detached' })

    await button('Use saved answer').click()
    await page.getByRole('menuitem', { name: 'Yes' }).click()
    expect(await mail()).toMatch(/^Yes, Ada\.\n/)
    await page.getByRole('button', { name: 'Saved answers', exact: true }).click()
    await titles.first().fill('Never mind')
    await answers().getByRole('button', { name: 'Discard changes' }).click()
    await page.getByRole('button', { name: 'Saved answers', exact: true }).click()
    await expect.poll(() => titles.first().inputValue()).toBe('Thank you, I will reply soon')
    await answers().getByRole('button', { name: 'Close' }).last().click()
    await answers().waitFor({ state: 'detached' })
  })

  it('every answer, field and button can be reached with 390 x 400 px', async () => {
    await product.page().setViewportSize({ width: 390, height: 400 })
    await data.message({ ...messageFrom('Ada'), message: 'A long message. '.repeat(60) })
    const page = await openMessages()
    await cards().getByRole('button', { name: /Ada$/ }).first().click()
    await button('Use saved answer').click()
    await page.getByRole('menuitem', { name: 'Not available' }).waitFor()
    for (const item of await page.getByRole('menuitem').all()) {
      await item.scrollIntoViewIfNeeded()
      expect(await isInView(item)).toBe(true)
    }
    await page.getByRole('menuitem', { name: 'Edit saved answers...' }).click()
    const last = answers().getByLabel('Text').last()
    await last.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' See you.')
    const save = answers().getByRole('button', { name: 'Save', exact: true })
    expect(await isInView(save)).toBe(true)
    await save.click()
    await notice(page, 'Success', 'Saved answers updated').waitFor()
    await detail().getByRole('link', { name: 'Reply via Email' }).click()
    await button('Mark as answered').click()
    await expect.poll(answered).toEqual({ Ada: true })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
