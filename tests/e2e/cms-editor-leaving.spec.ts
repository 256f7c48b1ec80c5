import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { savePost, useEditor } from '#tests/support/editor-page.ts'

const { data, openScreen, editor, open, press, openPost } = useEditor()

const CONTENT = [
  '<p>Before</p>',
  '```js\nlet a = 1\n```',
  '<ul><li><p>One</p></li></ul><blockquote><p>Quoted</p></blockquote>',
  '<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>',
  '```mermaid\ngraph TD\n  A --> B\n```',
  '<p>After</p>',
].join('\n\n')

const PLACES: [string, (page: Page) => Promise<void>][] = [
  ['a code block', () => editor().locator('pre code').first().click()],
  ['the language of a code block', () => editor().getByLabel('Language').first().focus()],
  ['a table', () => editor().getByText('Cell').click()],
  ['the title', (page) => page.getByLabel('Title', { exact: true }).click()],
]
/** They are drawn like one of these. */
const ALIKE: typeof PLACES = [
  ['a paragraph', () => editor().getByText('Before').click()],
  ['a list', () => editor().getByText('One').click()],
  ['a quote', () => editor().getByText('Quoted').click()],
  ['a diagram', () => editor().locator('pre code').nth(1).click()],
  ['the read time', (page) => page.getByLabel('Read Time', { exact: true }).click()],
]

/** A tab that answers runs this immediately; a frozen one never does. */
const answer = (page: Page) => page.evaluate(() => document.readyState)

describe('leaving the editor', () => {
  const leavesFrom = (places: typeof PLACES) => async () => {
    const { id, page } = await openPost({ content: CONTENT })
    for (const [place, go] of places) {
      await editor().waitFor()
      await go(page)
      await savePost(page)
      await page.waitForURL('**/cms/blog')
      await page.getByRole('link', { name: 'New Post' }).first().waitFor()
      expect(await answer(page), place).toBe('complete')
      await page.locator(`a[href="/cms/blog/edit/${id}"]`).first().click()
    }
  }
  it('opens the list by the button, wherever the caret is', leavesFrom(PLACES))
  it('opens the list by the button, in other places too', { tags: 'long' }, leavesFrom(ALIKE))

  it('stores text typed in a code block when a link is followed and on Back, without a question', async () => {
    const { id } = await data.post({ content: CONTENT, isPublished: false })
    const page = await openScreen('/cms/blog')
    const edit = page.locator(`a[href="/cms/blog/edit/${id}"]`).first()
    await edit.click()
    await editor().locator('pre code').first().click()
    await press('End')
    await page.keyboard.type(' // kept')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.waitForURL('**/cms/blog')
    await expect.poll(async () => (await data.readPost(id)).content).toContain('let a = 1 // kept')
    await edit.click()
    await editor().locator('pre code').first().click()
    await page.keyboard.type('x')
    await page.goBack()
    await page.waitForURL('**/cms/blog')
    expect(await answer(page)).toBe('complete')
  })
})

describe('Enter', () => {
  it('offers nothing to publish in an unchanged post, and saves nothing in a field or the file name of a code block', async () => {
    const { id, page } = await openPost({ content: CONTENT })
    await editor().getByText('Before').click()
    await press('ControlOrMeta+Enter')
    expect(await answer(page)).toBe('complete')
    expect(await page.getByRole('dialog').count()).toBe(0)
    const writes: string[] = []
    page.on('request', (request) => {
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    for (const label of ['Author', 'Read Time', 'Featured Image URL']) {
      await page.getByLabel(label, { exact: true }).first().click()
      await press('Enter')
    }
    await editor().locator('.rte-code-more').first().click()
    await page.getByLabel('File name').fill('a.js')
    await press('Enter')
    expect(await answer(page)).toBe('complete')
    expect(page.url().endsWith(id)).toBe(true)
    expect(writes.filter((request) => !request.startsWith('GET'))).toEqual([])
    await editor().getByText('Before').click()
    await page.keyboard.type('Changed. ')
    await press('ControlOrMeta+Enter')
    await page.getByRole('dialog', { name: 'Publish changes' }).waitFor()
  })

  it('moves from the title to the text on Enter', async () => {
    const page = await open()
    await page.getByLabel('Title', { exact: true }).click()
    await page.keyboard.type('A title')
    await press('Enter')
    await page.keyboard.type('The text')
    await editor().getByText('The text').waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A title')
  })
})

it('a half-typed date is refused in the publishing step', async () => {
  const { id, page } = await openPost({ content: CONTENT, isPublished: false })
  await press('ControlOrMeta+Enter')
  const step = page.getByRole('dialog')
  await step.getByRole('radio', { name: 'At a time' }).check()
  await step.getByLabel('Schedule for').focus()
  await page.keyboard.type('11302040')
  await step.getByRole('button', { name: 'Schedule', exact: true }).click()
  const problem = 'Enter the complete date and time, or choose another status.'
  await step.getByText(problem).first().waitFor()
  expect(await data.readPost(id)).toMatchObject({ isPublished: false })
})
