import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { editorPage, savePost } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = useCmsData(product)

const { editor, open, press } = editorPage(product)

const CONTENT = [
  '<p>Before</p>',
  '```js\nlet a = 1\n```',
  '<ul><li><p>One</p></li></ul><blockquote><p>Quoted</p></blockquote>',
  '<table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>',
  '```mermaid\ngraph TD\n  A --> B\n```',
  '<p>After</p>',
].join('\n\n')

const PLACES: [string, (page: Page) => Promise<void>][] = [
  ['a paragraph', () => editor().getByText('Before').click()],
  ['a code block', () => editor().locator('pre code').first().click()],
  ['a list', () => editor().getByText('One').click()],
  ['a quote', () => editor().getByText('Quoted').click()],
  ['a table', () => editor().getByText('Cell').click()],
  ['a diagram', () => editor().locator('pre code').nth(1).click()],
  ['the language of a code block', () => editor().getByLabel('Language').first().focus()],
  ['the title', (page) => page.getByLabel('Title', { exact: true }).click()],
  ['the read time', (page) => page.getByLabel('Read Time', { exact: true }).click()],
]

/** A tab that answers runs this immediately; a frozen one never does. */
const answer = (page: Page) => page.evaluate(() => document.readyState)

describe('leaving the editor', () => {
  it('opens the list by the button, wherever the caret is', async () => {
    const { id } = await data.post({ content: CONTENT })
    const page = await open(`/cms/blog/edit/${id}`)
    for (const [place, go] of PLACES) {
      await editor().waitFor()
      await go(page)
      await savePost(page)
      await page.waitForURL('**/cms/blog')
      await page.getByRole('link', { name: 'New Post' }).first().waitFor()
      expect(await answer(page), place).toBe('complete')
      await page.locator(`a[href="/cms/blog/edit/${id}"]`).first().click()
    }
  })

  it('stores text typed in a code block when a link is followed, without a question', async () => {
    const { id } = await data.post({ content: CONTENT, isPublished: false })
    const page = await open(`/cms/blog/edit/${id}`)
    await editor().locator('pre code').first().click()
    await press('End')
    await page.keyboard.type(' // kept')
    await page.getByRole('link', { name: 'Back to Posts' }).click()
    await page.waitForURL('**/cms/blog')
    await page.goto(`/cms/blog/edit/${id}`)
    await editor().getByText('let a = 1 // kept').waitFor()
  })

  it('stores typed text on Back', async () => {
    const { id } = await data.post({ content: CONTENT, isPublished: false })
    await product.signIn()
    const page = product.page()
    await page.goto('/cms/blog')
    await page.locator(`a[href="/cms/blog/edit/${id}"]`).first().click()
    await editor().locator('pre code').first().click()
    await page.keyboard.type('x')
    await page.goBack()
    await page.waitForURL('**/cms/blog')
    expect(await answer(page)).toBe('complete')
  })
})

describe('Enter', () => {
  it('saves nothing on Enter in a field or the file name of a code block', async () => {
    const { id } = await data.post({ content: CONTENT })
    const page = await open(`/cms/blog/edit/${id}`)
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

  it('does not offer to unpublish an unchanged post on Ctrl+Enter', async () => {
    const { id } = await data.post({ content: CONTENT })
    const page = await open(`/cms/blog/edit/${id}`)
    await editor().getByText('Before').click()
    await press('ControlOrMeta+Enter')
    expect(await answer(page)).toBe('complete')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.keyboard.type('Changed. ')
    await press('ControlOrMeta+Enter')
    await page.getByRole('dialog', { name: 'Publish changes' }).waitFor()
  })
})

it('a half-typed date is refused in the publishing step', async () => {
  const { id } = await data.post({ content: CONTENT, isPublished: false })
  const page = await open(`/cms/blog/edit/${id}`)
  await press('ControlOrMeta+Enter')
  const step = page.getByRole('dialog')
  await step.getByRole('radio', { name: 'At a time' }).check()
  await step.getByLabel('Schedule for').focus()
  await page.keyboard.type('11302040')
  await step.getByRole('button', { name: 'Schedule', exact: true }).click()
  await step.getByText('Enter the complete date and time, or choose another status.').waitFor()
  expect(await data.readPost(id)).toMatchObject({ isPublished: false })
})
