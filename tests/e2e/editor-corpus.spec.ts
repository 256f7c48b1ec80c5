import { afterAll, describe, expect, it } from 'vitest'
import { contentToEditorHtml } from '#src/content/format/content-to-editor-html.ts'
import { editorHtmlToContent } from '#src/content/sanitize/content-blocks.ts'
import { CORPUS, LEGACY } from '#tests/unit/content/corpus.ts'
import { editorPage, loadHtml } from '#tests/support/editor-page.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const { data } = product
const { editor, open } = editorPage(product)
afterAll(() => data.empty())

/** Documents that a save can contain: empty content is rejected, and an edit turns legacy text into HTML. */
const documents = CORPUS.filter(({ name, canonical }) => canonical !== '' && !LEGACY.test(name))

/** Equivalent spellings: the order of marks on a text, and the browser's notation of a colour. */
const REWORDED = [
  '02 marks nested',
  '38 arbitrary colour (paste)',
  '50 link across marks/colour change',
]

const places = {
  '/cms': {
    path: (id: string) => `/cms/blog/edit/${id}`,
    box: 'Blog Content',
    title: 'main form textarea >> nth=0',
    save: 'Update',
  },
  '/payload': {
    path: (id: string) => `/payload/collections/posts/${id}`,
    box: 'Content',
    title: '#field-title',
    save: 'Publish changes',
  },
}

it('the mounted editor round-trips every document of the corpus', async () => {
  await open()
  // The images of the corpus do not exist.
  for (const text of ['404', 'ERR_']) product.allowError(text)
  const given: { name: string; canonical: string; content: string }[] = []
  for (const { name, canonical } of documents) {
    const html = await loadHtml(editor(), contentToEditorHtml(canonical))
    given.push({ name, canonical, content: editorHtmlToContent(html) })
  }
  expect(given.length).toBeGreaterThan(60)
  const changed = given.filter(({ canonical, content }) => content !== canonical)
  expect(changed.map(({ name }) => name).toSorted()).toEqual(REWORDED)
})

/** Aligned columns, captions, widths and footnotes. */
const SAVED = documents.filter(({ name }) => name.startsWith('85 '))

/** Opens a document, types and deletes a key, changes the title, saves. */
describe.each(Object.entries(places))('%s', (_, { path, box, title, save }) => {
  it.each(SAVED)('a save after an edit keeps $name', async ({ name, content, canonical }) => {
    await product.signIn()
    for (const text of ['404', 'ERR_']) product.allowError(text)
    const page = product.page()
    const { id } = await data.post({ title: 'A document', content })
    await page.goto(path(id))
    await page.getByRole('textbox', { name: box, exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('x')
    await page.keyboard.press('Backspace')
    await page.locator(title).fill(name)
    await page.getByRole('button', { name: save }).click()
    await expect.poll(async () => (await data.readPost(id)).title).toBe(name)
    expect((await data.readPost(id)).content).toBe(canonical)
  })
})
