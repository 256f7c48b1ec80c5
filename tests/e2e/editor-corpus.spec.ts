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

/** The same in other words: the order of marks on a text, and a colour that the browser spells as it likes. */
const REWORDED = [
  '02 marks nested',
  '38 arbitrary colour (paste)',
  '50 link across marks/colour change',
]

const places = {
  '/cms': {
    path: (id: string) => `/cms/blog/edit/${id}`,
    box: 'Blog Content',
    title: '[id="post-form"] input >> nth=0',
    save: 'Update',
  },
  '/payload': {
    path: (id: string) => `/payload/collections/posts/${id}`,
    box: 'Content',
    title: '#field-title',
    save: 'Publish changes',
  },
}

// Pages at once: most of the time goes into waiting for the server.
const PAGES = 3

/** Opened, one key typed and deleted, the title changed, saved. */
describe.each(Object.entries(places))('%s', (_, { path, box, title, save }) => {
  it('keeps every document of the corpus', { timeout: 600_000 }, async () => {
    await product.signIn()
    // Pictures of the corpus that do not exist.
    for (const text of ['404', 'ERR_']) product.allowError(text)
    const left = [...documents]
    const changed: string[] = []
    const editAll = async () => {
      const page = await product.context().newPage()
      for (let next = left.shift(); next; next = left.shift()) {
        const { name, wire, canonical } = next
        const { id } = await data.post({ title: 'A document', content: wire })
        await page.goto(path(id))
        await page.getByRole('textbox', { name: box, exact: true }).focus()
        await page.keyboard.press('ControlOrMeta+End')
        await page.keyboard.type('x')
        await page.keyboard.press('Backspace')
        await page.locator(title).fill(name)
        await page.getByRole('button', { name: save }).click()
        const saved = async () => (await data.readPost(id)).title
        await expect.poll(saved, { timeout: 20_000 }).toBe(name)
        const { content } = await data.readPost(id)
        changed.push(...[name].filter(() => content !== canonical))
      }
    }
    await Promise.all(Array.from({ length: PAGES }, editAll))
    expect(documents.length).toBeGreaterThan(60)
    expect(changed.toSorted()).toEqual(REWORDED)
  })
})
