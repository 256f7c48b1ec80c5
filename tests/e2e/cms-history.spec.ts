import { describe, expect, it } from 'vitest'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { failure, hold, notice, question, refuse } from '#tests/support/cms-page.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { expectFocus } from '#tests/support/focus.ts'
import { useEditor } from '#tests/support/editor-page.ts'

const { product, data, openScreen, open: openEditor } = useEditor()

const save = async (id: string, changes: Partial<PostBodyInput>) =>
  expect((await product.asAdmin('PUT', `/api/blog/${id}`, postBody(changes))).status).toBe(200)
/** Three versions: "Rows wait.", "Rows never wait." with another title, and the same in bold. */
const threeVersions = async () => {
  const { id } = await data.post({ title: 'Locks', content: '<p>Rows wait.</p>' })
  await save(id, { title: 'Rows', content: '<p>Rows never wait.</p>' })
  await save(id, { title: 'Rows', content: '<p>Rows <strong>never</strong> wait.</p>' })
  return id
}
const page = () => product.page()
const versions = () => page().getByRole('radiogroup', { name: 'Versions' }).getByRole('radio')
const changes = () => page().getByRole('region', { name: 'Changes' })
const restore = () => page().getByRole('button', { name: 'Continue with this version' })
const publish = () => page().getByRole('button', { name: 'Publish this version' })
const open = async (id: string, query = '') => {
  await openScreen(`/cms/blog/history/${id}${query}`)
  await page().getByRole('heading', { name: 'History', level: 1 }).waitFor()
}
const content = async (id: string) => (await data.readPost(id)).content

it('lists versions with their size of change, and shows what changed, by arrow keys and by address', async () => {
  const id = await threeVersions()
  await open(id)
  await expect.poll(() => versions().count()).toBe(3)
  const rows = page().getByRole('radiogroup', { name: 'Versions' }).locator('label')
  const row = async (index: number) => (await rows.nth(index).innerText()).replace(/\s+/g, ' ')
  expect(await row(0)).toMatch(/:\d\d [AP]M Published no words changed Current$/)
  expect(await row(1)).toMatch(/:\d\d [AP]M Published \+2 −1 words$/)
  expect(await row(2)).toMatch(/:\d\d [AP]M Published oldest version kept$/)
  await changes().getByText('Formatting changed').first().waitFor()
  expect(await restore().count()).toBe(0)

  await versions().first().focus()
  await page().keyboard.press('ArrowDown')
  await changes().locator('ins', { hasText: 'never' }).waitFor()
  await changes().locator('dd del', { hasText: 'Locks' }).waitFor()
  await changes().locator('dd ins', { hasText: 'Rows' }).waitFor()
  await expect.poll(() => page().url()).toContain('version=')
  await page().keyboard.press('ArrowDown')
  await changes().getByText('Changes since this version').waitFor()
  await page().keyboard.press('ArrowUp')
  await page().getByRole('radio', { name: 'Since then' }).check()
  await changes().getByText('Formatting changed').first().waitFor()
  await expect.poll(() => page().url()).toContain('changes=since')
  await page().reload()
  await expect.poll(() => versions().nth(1).isChecked()).toBe(true)
  await changes().getByText('Formatting changed').first().waitFor()
})

it('continues with a version as a draft; undo reverts it in the open editor', async () => {
  const id = await threeVersions()
  await open(id)
  await versions().nth(1).check()
  await changes().getByText('Visitors keep seeing the published text.').waitFor()
  await restore().click()
  await page().waitForURL(`**/cms/blog/edit/${id}`)
  await page().getByRole('button', { name: 'Discard changes' }).waitFor()
  const seen = async () => (await fetch(`${product.url}/api/blog/${id}`)).text()
  expect(await content(id)).toBe('<p>Rows never wait.</p>')
  expect(await seen()).toContain('<strong>never</strong>')
  await notice(page(), 'is now your draft').getByRole('button', { name: 'Undo' }).click()
  await notice(page(), 'Success', 'The change was undone.').waitFor()
  expect(await content(id)).toContain('<strong>never</strong>')
  await page().getByRole('button', { name: 'Discard changes' }).waitFor({ state: 'detached' })
})

it('publishes a version after a question, with undo, and leads back to the post', async () => {
  const id = await threeVersions()
  await openEditor(`/cms/blog/edit/${id}`)
  await page().getByRole('link', { name: 'History' }).click()
  await versions().nth(1).check()
  await publish().focus()
  await page().keyboard.press('Enter')
  await question(page(), 'Publish this version?').answer('Publish')
  await notice(page(), 'Success', 'published').waitFor()
  await expect.poll(() => versions().count()).toBe(4)
  await expectFocus(publish())
  expect(await content(id)).toBe('<p>Rows never wait.</p>')
  await notice(page(), 'published').getByRole('button', { name: 'Undo' }).click()
  await notice(page(), 'Success', 'The change was undone.').waitFor()
  expect(await data.readPost(id)).toMatchObject({
    title: 'Rows',
    content: '<p>Rows <strong>never</strong> wait.</p>',
  })
  await expect.poll(() => versions().count()).toBe(5)
  await page().getByRole('link', { name: 'Back to the post' }).click()
  await page().waitForURL(`**/cms/blog/edit/${id}`)
  await page().getByLabel('Title', { exact: true }).waitFor()
})

describe('the history of a post', { tags: 'long' }, () => {
  it('refuses to restore over a save made elsewhere, lists that one, and says why a restore failed', async () => {
    product.allowError('Failed to load resource')
    const id = await threeVersions()
    await open(id)
    await versions().nth(2).check()
    await save(id, { content: '<p>Saved elsewhere.</p>' })
    await restore().click()
    await failure(page(), 'Error', 'The post was saved elsewhere').waitFor()
    await expect.poll(() => versions().count()).toBe(4)
    expect(await content(id)).toBe('<p>Saved elsewhere.</p>')
    await refuse(page(), { address: '**/restore*', method: 'POST', status: 500 })
    await restore().click()
    await failure(page(), 'Error', 'Failed to restore this version').waitFor()
    await page().unroute('**/restore*')
    await restore().click()
    await notice(page(), 'Success', 'is now your draft').waitFor()
    expect(await content(id)).toBe('<p>Rows wait.</p>')
  })

  it('shows loading, failures with a retry, and a version that is no longer kept', async () => {
    product.allowError('Failed to load resource')
    const id = await threeVersions()
    await product.signIn()
    await refuse(page(), { address: '**/versions', method: 'GET', status: 500 })
    const gate = await hold(page(), '**/versions')
    await page().goto(`/cms/blog/history/${id}?version=00000000-0000-4000-8000-000000000000`)
    await page().locator('[data-skeleton]').first().waitFor()
    gate.release()
    await page().getByText('The history could not be loaded.').waitFor()
    await page().unroute('**/versions')
    await refuse(page(), { address: '**/versions/*', method: 'GET', status: 500 })
    await page().getByRole('button', { name: 'Try again' }).click()
    await page().getByText('That version is no longer available.').waitFor()
    await page().getByText('The changes could not be loaded.').waitFor()
    await page().unroute('**/versions/*')
    await page().getByRole('button', { name: 'Try again' }).click()
    await changes().getByText('Formatting changed').first().waitFor()
  })

  it('folds unchanged paragraphs, and shows a large difference in parts', async () => {
    const long = (word: string) =>
      Array.from({ length: 2000 }, (_, index) => `<p>${`${word}${index} `.repeat(20)}</p>`).join('')
    const { id } = await data.post({ content: long('before') })
    await save(id, { content: long('after') })
    await save(id, { content: `${long('after')}<p>The end.</p>` })
    await open(id)
    await changes().getByText('1999 unchanged paragraphs').click()
    await changes().getByText('after1500 after1500').waitFor()
    await versions().nth(1).check()
    await changes().locator('del', { hasText: 'before0 before0' }).waitFor()
    expect(await changes().locator('p').count()).toBeLessThan(500)
    await changes().getByRole('button', { name: 'Show 400 more of 4000' }).click()
    await expect.poll(() => changes().locator('del, ins').count()).toBe(800)
  })
})
