import { describe, expect, it } from 'vitest'
import { failure, notice, question, refuse, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { messageFrom } from '#tests/support/post-bodies.ts'

const { product, data, openScreen } = useCms()

const openMessages = () => openScreen('/cms/contacts', 'Contact Messages')
const cards = () => product.page().getByRole('list', { name: 'Messages' }).getByRole('listitem')
const detail = () => product.page().getByRole('region', { name: 'Message' })
const states = async () =>
  Object.fromEntries(
    (await data.messages()).map(({ name, state, answeredAt }) => [
      name,
      answeredAt === null ? state : `${state}, answered`,
    ]),
  )
/** Three messages, Cyd's the newest. */
const writeThree = async () => {
  for (const [age, name] of ['Cyd', 'Bob', 'Ada'].entries())
    await data.message(messageFrom(name), age)
}
const store = async (name: string, change: object) => {
  const ids = (await data.messages()).filter((one) => one.name === name).map(({ id }) => id)
  const response = await product.asAdmin('PATCH', '/api/contact', { ids, ...change })
  expect(response.status).toBe(200)
}

it('archives and restores the selected messages together, and keeps them in place on failure', async () => {
  await writeThree()
  await store('Ada', { state: 'read' })
  await store('Ada', { answeredAt: new Date().toISOString() })
  const page = await openMessages()
  const bar = page.getByRole('toolbar', { name: 'Selected messages' })
  const before = { Ada: 'read, answered', Bob: 'unread', Cyd: 'unread' }
  const tick = async () => {
    for (const name of ['Ada', 'Bob'])
      await page.getByRole('checkbox', { name: `Select the message of ${name}` }).check()
    await bar.getByText('2 selected').waitFor()
  }
  await tick()
  await refuse(page, { address: '**/api/contact', method: 'PATCH', status: 0 })
  product.allowError('Failed to load resource')
  await bar.getByRole('button', { name: 'Archive' }).click()
  await failure(page, 'Error', 'Failed to update message').waitFor()
  await expect.poll(() => cards().count()).toBe(3)
  expect(await states()).toEqual(before)
  await page.unroute('**/api/contact')

  await tick()
  await bar.getByRole('button', { name: 'Archive' }).click()
  const done = notice(page, 'Success', '2 messages archived')
  // A hovered toast stays.
  await done.hover()
  await expect.poll(() => cards().count()).toBe(1)
  expect(await states()).toEqual({ Ada: 'archived, answered', Bob: 'archived', Cyd: 'unread' })
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards().count()).toBe(3)
  // Optimistic update: the screen changes before the server has stored it.
  await expect.poll(states).toEqual(before)
})

it('on a phone, a message replaces the list until it is closed, or until Back', async () => {
  await data.message(messageFrom('Ada'))
  await product.page().setViewportSize({ width: 360, height: 740 })
  const page = await openMessages()
  expect(await page.getByText('Select a message', { exact: true }).isVisible()).toBe(false)
  await cards().getByRole('button', { name: /Ada$/ }).first().click()
  await detail().getByText('I am Ada.').waitFor()
  expect(await cards().first().isVisible()).toBe(false)
  const back = page.getByRole('button', { name: 'Back to messages' })
  await expectFocus(back)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(360)
  await back.click()
  await cards().first().waitFor()
  expect(await width()).toBe(360)
  await cards().getByRole('button', { name: /Ada$/ }).first().click()
  await detail().waitFor()
  await page.goBack()
  await cards().first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/cms/contacts')
})

describe('variants', { tags: 'long' }, () => {
  it('moves spam to its own folder, deletes all of it in one step, and downloads the table', async () => {
    await data.message({ ...messageFrom('Ada'), subject: '=1+1' })
    await data.message(messageFrom('Bob'))
    const page = await openMessages()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^messages-.*\.csv$/)
    const bytes: Buffer[] = []
    for await (const chunk of await download.createReadStream()) bytes.push(chunk as Buffer)
    expect(Buffer.concat(bytes).toString('utf8')).toContain(`'=1+1`)

    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await page.getByRole('button', { name: 'Spam', exact: true }).click()
    await notice(page, 'Success', '2 messages marked as spam').waitFor()
    await page.getByText('No messages found').waitFor()
    await page.getByRole('radio', { name: /^Spam/ }).click()
    await expect.poll(() => cards().count()).toBe(2)
    await page.getByRole('checkbox', { name: 'Select all messages' }).check()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await question(page, 'Are you sure you want to delete 2 messages?').answer('Delete')
    await notice(page, 'Success', '2 messages deleted successfully').waitFor()
    await page.getByText('No messages marked as spam.').waitFor()
  })

  it('keyboard shortcuts: j and k move through the messages, x and Ctrl A select, a marks, e archives, # deletes, / searches', async () => {
    await writeThree()
    const page = await openMessages()
    await cards().first().waitFor()
    for (const [key, name] of ['j Cyd', 'j Bob', 'j Ada', 'k Bob'].map((step) => step.split(' '))) {
      await page.keyboard.press(key ?? '')
      await detail().getByText(`I am ${name}.`).waitFor()
    }
    const bar = page.getByRole('toolbar', { name: 'Selected messages' })
    await page.keyboard.press('x')
    await bar.getByText('1 selected').waitFor()
    await page.getByRole('checkbox', { name: 'Select the message of Bob', checked: true }).waitFor()
    await page.keyboard.press('Control+a')
    await bar.getByText('3 selected').waitFor()
    await page.keyboard.press('a')
    await notice(page, 'Success', 'Message marked as answered').waitFor()
    await page.keyboard.press('e')
    await notice(page, 'Success', 'Message archived').waitFor()
    expect(await states()).toEqual({ Ada: 'read', Bob: 'archived, answered', Cyd: 'read' })
    await page.keyboard.press('j')
    await detail().getByText('I am Ada.').waitFor()
    await page.keyboard.press('#')
    await question(page, 'Are you sure you want to delete the message from "Ada"?').answer('Cancel')
    await page.keyboard.press('/')
    await page.keyboard.type('jek')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jek')
    expect(await states()).toEqual({ Ada: 'read', Bob: 'archived, answered', Cyd: 'read' })
  })
})
