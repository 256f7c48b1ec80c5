import { afterAll, describe, expect, it } from 'vitest'
import { CORPUS, LEGACY } from '#tests/unit/content/corpus.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterAll(() => data.empty())

/** What a save may hold: the empty editor of the corpus is refused, and old text becomes HTML by an edit. */
const documents = CORPUS.map(({ name, wire, canonical = wire }) => ({
  name,
  wire,
  canonical,
})).filter(({ name, canonical }) => canonical !== '' && !LEGACY.test(name))

const places = {
  '/cms': { path: (id: string) => `/cms/blog/edit/${id}`, box: 'Blog Content', save: 'Update' },
  '/payload': {
    path: (id: string) => `/payload/collections/posts/${id}`,
    box: 'Content',
    save: 'Publish changes',
  },
}

/** Opened, one key typed and deleted, another field changed, saved: the text is the very same. */
describe.each(Object.entries(places))('%s', (_, { path, box, save }) => {
  it('keeps every document of the corpus byte for byte', { timeout: 600_000 }, async () => {
    await product.signIn()
    const page = product.page()
    // Pictures of the corpus that do not exist.
    for (const text of ['404', 'ERR_']) product.allowError(text)
    const stored: { name: string; canonical: string }[] = []
    for (const { name, wire } of documents) {
      const { id } = await data.post({ title: 'A document', content: wire })
      await page.goto(path(id))
      const editor = page.getByRole('textbox', { name: box, exact: true })
      await editor.focus()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type('x')
      await page.keyboard.press('Backspace')
      await page.getByLabel('Title').first().fill(`Document ${name}`)
      const answered = page.waitForResponse(
        (response) => ['PUT', 'PATCH'].includes(response.request().method()) && response.ok(),
      )
      await page.getByRole('button', { name: save }).click()
      await answered
      stored.push({ name, canonical: (await data.readPost(id)).content })
    }
    expect(documents.length).toBeGreaterThan(55)
    expect(stored).toEqual(documents.map(({ name, canonical }) => ({ name, canonical })))
  })
})
