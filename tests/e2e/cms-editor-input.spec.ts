import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { give } from '#tests/support/clipboard.ts'
import { cmsData } from '#tests/support/cms-data.ts'
import { hold, refuse } from '#tests/support/cms-page.ts'
import { editorPage } from '#tests/support/editor-page.ts'
import { picture } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

const product = useProduct()
const data = cmsData(product)
afterEach(() => data.empty())

const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/clipboard/${name}`, import.meta.url), 'utf8')
const { editor, press, type, emitted, ...pages } = editorPage(product)
const open = async () => {
  const page = await pages.open()
  await editor().click()
  return page
}

describe('what is pasted', () => {
  it.each([
    ['google-docs.html', '<h1>Locks in practice</h1>', 'data-type="taskList"'],
    [
      'vs-code.html',
      '<pre><code>const a = 1\n\nif (a &lt; 2) {\n  log(a)\n}</code></pre>',
      'log(a)',
    ],
    ['github.html', '<h2>Install</h2>', '<pre><code class="language-typescript">const a = 1'],
  ])('%s keeps its meaning', async (name, start, part) => {
    await open()
    const html = fixture(name)
    await give(editor(), 'paste', { texts: { 'text/html': html, 'text/plain': 'the same' } })
    const content = await emitted()
    expect(content.startsWith(start)).toBe(true)
    expect(content).toContain(part)
    expect(content).not.toMatch(/mso|docs-internal|file:|data:image|font-family/i)
  })

  it('word.html keeps its meaning, and names the picture that Word kept to itself', async () => {
    const page = await open()
    const html = fixture('word.html')
    await give(editor(), 'paste', { texts: { 'text/html': html, 'text/plain': 'the same' } })
    await page.getByText('Picture 1: it did not come along, copy it by itself').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const content = await emitted()
    expect(content.startsWith('<h1>Locks in practice</h1>')).toBe(true)
    expect(content).toContain('<ul><li><p>one</p><ul><li><p>inner</p>')
    expect(content).not.toMatch(/mso|file:/i)
  })

  it('Markdown text becomes what it means', async () => {
    const page = await open()
    // The parser's own document runs nothing, and says so; two of the images do not exist.
    for (const text of ['inline event handler', '404', 'ERR_']) product.allowError(text)
    await give(editor(), 'paste', { texts: { 'text/plain': fixture('readme.md') } })
    await editor().locator('h1').getByText('Locks').waitFor()
    await editor().locator('table th').first().waitFor()
    expect(await editor().locator('script').count()).toBe(0)
    expect(await editor().locator('[onerror]').count()).toBe(0)
    expect(page.url()).toContain('/cms/blog/new')
  })

  it('plain text with a line that only looks odd stays text, and a word goes into its line', async () => {
    await open()
    await type('Say ')
    await give(editor(), 'paste', { texts: { 'text/html': '<b>hello</b>', 'text/plain': 'hello' } })
    await give(editor(), 'paste', { texts: { 'text/plain': ', 2 * 3 = 6' } })
    expect(await emitted()).toBe('<p>Say <strong>hello, 2 * 3 = 6</strong></p>')
  })

  it('what was copied here is pasted as it is', async () => {
    await product.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await open()
    await type('One')
    await press('Control+Alt+c')
    await press('ControlOrMeta+a')
    await press('ControlOrMeta+c')
    await press('End')
    await press('ControlOrMeta+v')
    await expect.poll(() => editor().locator('pre').count()).toBeGreaterThan(0)
  })
})

describe('an image that is pasted or dropped', () => {
  const file = async (name = 'shot.png') => ({
    name,
    type: 'image/png',
    bytes: await picture('png'),
  })

  it.each(['paste', 'drop'] as const)('by %s is uploaded and stands in the text', async (way) => {
    const page = await open()
    await type('Before')
    const call = await hold(page, '**/api/media/upload')
    await give(editor(), way, { files: [await file()] })
    await page.getByRole('progressbar', { name: 'Uploading shot.png' }).waitFor()
    await type(' and after')
    call.release()
    await editor().locator('img[src^="/files/media/"]').waitFor()
    await page.getByRole('button', { name: /^shot\.png/ }).waitFor()
    const content = await emitted()
    expect(content).toContain(' and after')
    expect(content).toMatch(/<img src="\/files\/media\/[^"]+">/)
  })

  it('says why it was not, and leaves no trace', async () => {
    const page = await open()
    await refuse(page, { address: '**/api/media/upload', method: 'POST', status: 507 })
    product.allowError('507')
    await give(editor(), 'paste', { files: [await file()] })
    await page.getByText('shot.png: Refused for the test.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await type('Text')
    expect(await emitted()).toBe('<p>Text</p>')
  })

  it('can be chosen from the disk', async () => {
    const page = await open()
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    const { bytes, ...described } = await file()
    await page
      .getByLabel('Upload images')
      .setInputFiles({ name: described.name, mimeType: described.type, buffer: bytes })
    await editor().locator('img[src^="/files/media/"]').waitFor()
  })

  it('of the library goes to the caret by its second button', async () => {
    const { url } = await data.image('photo.png')
    const page = await open()
    await type('One')
    await press('Enter')
    await type('Two')
    await press('Home')
    await page.getByRole('button', { name: 'Insert photo.png at the caret' }).click()
    expect(await emitted()).toBe(`<p>One</p>\n\n![photo.png](${url})\n\n<p>Two</p>`)
  })
})

describe('the slash menu', () => {
  it('offers blocks at the start of a line, narrowed by what is typed', async () => {
    const page = await open()
    await type('/')
    const options = page.getByRole('listbox', { name: 'Insert' }).getByRole('option')
    await expect.poll(() => options.count()).toBe(12)
    await type('head')
    await expect
      .poll(() => options.allTextContents())
      .toEqual([...['Heading 1', 'Heading 2', 'Heading 3']])
    await press('ArrowDown')
    await press('Enter')
    await type('Title')
    await press('Enter')
    await type('/todo')
    await options.getByText('Task list').click()
    await type('Do it')
    expect(await emitted()).toMatch(/^<h2>Title<\/h2><ul data-type="taskList">.*Do it/)
  })

  it('stays away inside of a line and in code, and goes with Escape', async () => {
    const page = await open()
    const list = page.getByRole('listbox', { name: 'Insert' })
    await type('and /or')
    expect(await list.isVisible()).toBe(false)
    await press('Enter')
    await type('/')
    await list.waitFor()
    await press('Escape')
    await expect.poll(() => list.isVisible()).toBe(false)
    expect(await emitted()).toBe('<p>and /or</p><p>/</p>')
  })
})

it('counts words and reading time while writing, and sets the field', async () => {
  const page = await open()
  await type('Six words are not very much.')
  await page.getByText('6 words · 1 min read').waitFor()
  await page.getByRole('button', { name: 'Set Read Time to 1' }).click()
  expect(await page.getByLabel('Read Time').inputValue()).toBe('1')
})

it('the featured image is picked from the library and shown', async () => {
  const { url } = await data.image('photo.png')
  const page = await open()
  await page.getByRole('button', { name: 'Choose from library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a featured image' })
  await dialog.getByRole('button', { name: 'photo.png' }).click()
  expect(await page.getByLabel('Featured Image URL').inputValue()).toBe(url)
  await page.getByRole('img', { name: 'Preview of the featured image' }).waitFor()
  product.allowError('404')
  await page.getByLabel('Featured Image URL').fill('/nothing.png')
  await page.getByText('This image cannot be loaded.').waitFor()
})
