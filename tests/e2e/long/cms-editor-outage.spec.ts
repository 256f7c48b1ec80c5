// @module-tag long
import { afterEach, describe, expect, inject, it } from 'vitest'
import { failure } from '#tests/support/cms-page.ts'
import { closeDatabase, openDatabase } from '#tests/support/databases.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { useDedicatedProduct } from '#tests/support/use-product.ts'

const product = useDedicatedProduct({ failures: [503] })
const { data } = product
afterEach(() => data.empty())
const { editor, open, type } = editorPage(product)

const databaseName = () =>
  new URL(product.product().env['DATABASE_URL'] ?? '').pathname.replace('/', '')

const outages = {
  'the server is killed': {
    errors: ['ERR_CONNECTION', 'ERR_EMPTY_RESPONSE', 'ERR_INCOMPLETE'],
    begin: () => product.started().kill(),
    end: () => product.started().revive(),
    refusal: 'Failed to create blog post',
  },
  'the database is gone': {
    errors: ['503'],
    begin: () => closeDatabase(inject('databaseServer'), databaseName()),
    end: () => openDatabase(inject('databaseServer'), databaseName()),
    refusal: 'Failed to create post',
  },
}

describe.each(Object.entries(outages))('%s while the author writes', (_, outage) => {
  it('reports the outage, keeps every word, and saves once after it', async () => {
    for (const text of outage.errors) product.allowError(text)
    const page = await open()
    await fillFields(page, { Title: 'A title', Excerpt: 'An excerpt', 'Read Time': '5' })
    await editor().click()
    await type('Written before. ')
    await outage.begin()
    await type('Written meanwhile.')
    await savePost(page)
    await failure(page, 'Error', outage.refusal).waitFor()
    await editor().getByText('Written before. Written meanwhile.').waitFor()
    await outage.end()
    await savePost(page)
    await page.waitForURL('**/cms/blog')
    const posts = await data.posts()
    expect(posts.map(({ title }) => title)).toEqual(['A title'])
    const { content } = await data.readPost(posts[0]?.id ?? '')
    expect(content).toBe('<p>Written before. Written meanwhile.</p>')
  })
})
