import type { Request } from 'playwright'
import { expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { failure, hold, nextRequest, refuse } from '#tests/support/cms-page.ts'
import { fillFields, savePost, useEditor } from '#tests/support/editor-page.ts'
import { imageFile } from '#tests/support/sample-files.ts'

const { product, editor, open, press, type, stored, openPost } = useEditor()

const FIELDS = { Title: 'A title', Excerpt: 'An excerpt', 'Read Time': '5' }
const UPLOADS = '**/api/media/upload'
const shot = async () => ({ name: 'shot.png', type: 'image/png', bytes: await imageFile('png') })

const keyOf = (request: Request) =>
  request.url().endsWith('/api/media/upload') ? [request.headers()['idempotency-key']] : []

it('a save before the list opens blocks input, and allows it again after a failure', async () => {
  const { id, page } = await openPost({ title: 'Locks' })
  product.allowError('503')
  await refuse(page, { address: `**/api/blog/${id}`, method: 'PUT', status: 503 })
  const gate = await hold(page, `**/api/blog/${id}`)
  await editor().fill('Before the save')
  await savePost(page)
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  await type(' and during it')
  await page.getByLabel('Title', { exact: true }).click({ force: true, noWaitAfter: true })
  await type(' and in the title')
  expect(await editor().innerText()).toBe('Before the save')
  gate.release()
  await failure(page, 'Error', 'Failed to update post').waitFor()
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Locks')
  await editor().click()
  await press('ControlOrMeta+End')
  await type(', and after it')
  await editor().getByText('Before the save, and after it').waitFor()
  await page.unroute(`**/api/blog/${id}`)
  expect(await stored(id)).toBe('<p>Before the save, and after it</p>')
})

it('an image in the text blocks saving while its upload has failed, and is stored once after a retry', async () => {
  const page = await open()
  await fillFields(page, FIELDS)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => keys.push(...keyOf(request)))
  await refuse(page, { address: UPLOADS, method: 'POST', status: 503 })
  product.allowError('503')
  await editor().click()
  await type('Text')
  await give(editor(), 'paste', { files: [await shot()] })
  await page.getByText('shot.png: Refused for the test.').waitFor()
  await savePost(page)
  await failure(page, 'Validation Error', 'An image was not uploaded').waitFor()
  await page.unroute(UPLOADS)
  const gate = await hold(page, UPLOADS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('progressbar', { name: 'Uploading shot.png' }).waitFor()
  const sent = nextRequest(page, 'POST', '/api/blog')
  await savePost(page)
  await page.getByRole('button', { name: 'Saving...' }).waitFor()
  gate.release()
  expect((await sent).postData()).toContain('/files/media/')
  await page.waitForURL('**/cms/blog')
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
})
