import { expect, it } from 'vitest'
import { refuse, useCms } from '#tests/support/cms-page.ts'
import { expectFocus } from '#tests/support/focus.ts'

const { product, data, openScreen } = useCms()

const palette = () => product.page().getByRole('combobox', { name: 'Go to' })
const open = async (path = '/cms') => {
  const page = await openScreen(path)
  await page.getByRole('navigation', { name: 'Management' }).waitFor()
  await page.keyboard.press('Control+k')
  await palette().waitFor()
  return page
}
const options = () => product.page().getByRole('listbox', { name: 'Found' }).getByRole('option')
const type = (words: string) => palette().fill(words)

it('the palette opens screens by keyboard alone, reports no results, and returns focus on Escape', async () => {
  const page = await open()
  await expect.poll(() => options().first().innerText()).toBe('New post')
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.locator('[aria-selected="true"]').innerText())
    .toBe('Export messages as CSV')
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => page.locator('[aria-selected="true"]').innerText())
    .toBe('Back to the site')
  await page.keyboard.type('e')
  await expect.poll(() => options().first().innerText()).toBe('Media')
  expect(await page.locator('[aria-selected="true"]').innerText()).toBe('Media')
  await type('pos')
  await expect.poll(() => options().first().innerText()).toBe('Posts')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cms/blog')
  await page.getByRole('heading', { name: 'Blog Management' }).waitFor()
  const opener = page.getByRole('button', { name: 'Go to' })
  await opener.click()
  await type('zzz')
  await page.getByText('Nothing found.').waitFor()
  expect(await options().count()).toBe(0)
  await page.keyboard.press('Escape')
  await palette().waitFor({ state: 'detached' })
  await expectFocus(opener)
})

it('the palette finds posts, files and messages, and opens them, also twice; an unread message becomes read', async () => {
  const post = await data.post({ title: 'Harbour lights' })
  await data.image('harbour.png')
  await data.message({ name: 'Ada', email: 'a@example.com', subject: 'Harbour', message: 'Hi.' })
  const page = await open()
  await type('harbour')
  await expect.poll(() => options().count()).toBe(3)
  const opened = page.getByRole('region', { name: 'Message' })
  for (const time of ['first', 'second']) {
    await type('harbour')
    await options().filter({ hasText: 'Ada' }).click()
    await opened.getByText('Hi.').waitFor()
    await expect.poll(async () => [time, (await data.messages())[0]?.state]).toEqual([time, 'read'])
    await palette().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.keyboard.press('Control+k')
  }
  await type('harbour.png')
  await options().filter({ hasText: 'harbour.png' }).waitFor()
  await page.keyboard.press('Enter')
  const file = page.getByRole('dialog', { name: 'harbour.png' })
  await file.waitFor()
  await page.keyboard.press('Escape')
  await file.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await type('harbour lights')
  await options().filter({ hasText: 'Harbour lights' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/cms/blog/edit/${post.id}`)
  await expect
    .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
    .toBe('Harbour lights')
})

it(
  'the palette downloads the messages from any screen, and reports a search that failed',
  { tags: 'long' },
  async () => {
    await data.message()
    await refuse(product.page(), { address: '**/api/search/all*', method: 'GET', status: 503 })
    product.allowError('503')
    const page = await open('/cms/activity')
    await type('zzz')
    await page.getByText('The content could not be searched.').waitFor()
    expect(await page.getByText('Nothing found.').count()).toBe(0)
    await type('export mess')
    await options().filter({ hasText: 'Export messages as CSV' }).waitFor()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^messages-.*\.csv$/)
    const record = async () => {
      const lines = (await (await product.asAdmin('GET', '/api/audit')).json()) as {
        subject: string
      }[]
      return lines.map(({ subject }) => subject)
    }
    await expect.poll(record).toContain('1 message')
  },
)
