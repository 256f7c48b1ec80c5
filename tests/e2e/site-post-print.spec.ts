import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { openPage } from '#tests/support/open-page.ts'
import { pathCandidates, requireProgram } from '#src/scripts/test-runner/installed-programs.ts'
import { useCms } from '#tests/support/cms-page.ts'

const { product, data } = useCms({ browser: { viewport: { width: 1280, height: 800 } } })

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`)
const cells = (tag: string, texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}><p>${text}</p></${tag}>`).join('')}</tr>`
const code = (language: string, text: string) =>
  `<pre><code class="language-${language}">${text}</code></pre>`
const URL = `https://example.org/${'path/'.repeat(24)}`

const LISTED = numbered('listed', 60)
const PLAIN = numbered('plain', 60)
const HEADS = numbered('head', 14)
const VALUES = numbered('cell', 14)
const NODES = numbered('node', 8)
const content = [
  `<p>Before <code>${URL}code</code> and <a href="${URL}link">link</a> and ${URL}text<sup data-footnote="1">1</sup></p>`,
  code('javascript', `const line = '${LISTED.join(' ')}'`),
  code('text', PLAIN.join(' ')),
  `<table>${cells('th', HEADS)}${cells('td', VALUES)}</table>`,
  `<table>${cells('th', ['Name', 'Address', 'Note'])}${cells('td', ['first', `<code>${'u'.repeat(145)}</code>`, 'lastnote'])}</table>`,
  code(
    'mermaid',
    `flowchart LR\n${NODES.slice(1)
      .map((node, index) => `${NODES[index]} --> ${node}`)
      .join('\n')}`,
  ),
  `<ol data-type="footnotes"><li data-footnote="1"><p>notetext ${URL}note</p></li></ol>`,
].join('')

async function storedPdf(bytes: Uint8Array): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'folio-print-')), 'page.pdf')
  await writeFile(file, bytes)
  return file
}

/** The text of each page of a PDF in its order of drawing, without the line breaks inside of long words. */
async function pagesOfPdf(bytes: Uint8Array): Promise<string[]> {
  const file = await storedPdf(bytes)
  const program = await requireProgram('poppler-utils', () => pathCandidates(['pdftotext']))
  const { stdout } = await promisify(execFile)(program, ['-raw', file, '-'])
  return stdout.split('\f').map((page) => page.replace(/\s+/g, ''))
}

it('a post on paper begins on the first page, and has every word of code, tables, URLs, footnotes and a diagram', async () => {
  await data.post({ title: 'First of three' })
  const { slug } = await data.post({ title: 'Printed', content })
  await data.post({ title: 'Last of three' })
  const page = await openPage(product.page(), `/blog/${slug}`)
  const pages = await pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(pages[0]).toContain('Before')
  const text = pages.join('')
  const words = [...LISTED, ...PLAIN, ...HEADS, ...VALUES, ...NODES, 'Name', 'Note', 'lastnote']
  const urls = ['code', 'link', 'text', 'note'].map((name) => `${URL}${name}`)
  const missing = [...words, ...urls, 'u'.repeat(145), 'notetext'].filter(
    (word) => !text.includes(word),
  )
  expect(missing).toEqual([])
})

it('the home page fits on four pages, with every project and post', async () => {
  const titles = ['First', 'Second', 'Third']
  for (const title of titles) {
    await data.project({ title: `${title} project`, isFeatured: true })
    await data.post({ title: `${title} post` })
  }
  const page = await openPage(product.page(), '/')
  const [first = '', ...others] = await pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(others.map((text) => text !== '')).toEqual([true, true, true, false])
  expect(titles.filter((title) => !first.includes(`${title}project`))).toEqual([])
  expect(titles.filter((title) => !others[2]?.includes(`${title}post`))).toEqual([])
  expect(others[2]).toContain('alex@example.com')
  // Without an emulated width the paper decides, as for a visitor who prints.
  const visitor = await openPage(await product.stranger({ viewport: null }), '/')
  const letter = await pagesOfPdf(await visitor.pdf({ format: 'Letter' }))
  expect(letter.map((text) => text !== '')).toEqual([true, true, true, true, false])
})

it('three projects fit on one page, without the link back', async () => {
  for (const title of ['First', 'Second', 'Third']) await data.project({ title })
  const page = await openPage(product.page(), '/projects')
  const [first = '', ...others] = await pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(others.map((text) => text !== '')).toEqual([false])
  expect(first).toContain('Third')
  expect(first).not.toContain('BacktoHome')
})

it('the year of posts is on the page of its first post', async () => {
  for (const year of [2019, 2020, 2021, 2022, 2023, 2024])
    await data.post({ publishedAt: `${year}-05-01T10:00:00.000Z`, title: `Post of ${year}` })
  const page = await openPage(product.page(), '/blog')
  const [, second, third] = await pagesOfPdf(await page.pdf({ format: 'A4' }))
  expect(second).toMatch(/^2022.*Postof2022/)
  expect(third).toMatch(/^2019Postof2019/)
})

it('a drawing is printed by a browser that leaves backgrounds out', async () => {
  const { id, url } = await data.image('drawing.png', {
    width: 640,
    height: 360,
    colors: ['#000', '#fff'],
  })
  await product.asAdmin('PATCH', `/payload/api/media/${id}`, { isDrawing: true })
  const { slug } = await data.post({ content: `<img src="${url}" alt="Drawing">` })
  const page = await openPage(product.page(), `/blog/${slug}`)
  await page
    .locator('.plates img')
    .filter({ visible: true })
    .evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())))
  const file = await storedPdf(await page.pdf({ format: 'A4', printBackground: false }))
  const program = await requireProgram('poppler-utils', () => pathCandidates(['pdftoppm']))
  await promisify(execFile)(program, ['-r', '20', '-png', '-singlefile', file, file])
  const [red] = (await sharp(`${file}.png`).stats()).channels
  // 253 for a page with the same text.
  expect(red?.mean).toBeLessThan(240)
})

const text = 'هذا نص عربي عن React (الإصدار 19)!'
const rightToLeft = `<h2>${text}</h2><p>${text}</p><p>English!</p><ul><li><p>${text}</p></li></ul><blockquote><p>${text}</p></blockquote><table>${cells('td', [text, 'English'])}</table>${code('javascript', 'let a')}`

it('a post from right to left has the direction of each text', async () => {
  await data.post({ title: 'First of three' })
  const { slug } = await data.post({
    title: text,
    excerpt: `${text} ${text}`,
    content: rightToLeft,
  })
  await data.post({ title: 'Last of three' })
  const page = await openPage(product.page(), `/blog/${slug}`)
  const directions = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => found.map((one) => getComputedStyle(one).direction))
  expect(await directions('h1, .max-w-post > p[dir], .prose h2')).toEqual(['rtl', 'rtl', 'rtl'])
  expect(await directions('.prose > p')).toEqual(['rtl', 'ltr'])
  expect(await directions('.prose :is(ul, li, blockquote, table)')).toEqual(
    Array.from({ length: 4 }, () => 'rtl'),
  )
  expect(await directions('.prose td')).toEqual(['rtl', 'ltr'])
  expect(await directions('.prose pre')).toEqual(['ltr'])
  const edges = await page.locator('.prose, .prose > *').evaluateAll((found) =>
    found.map((one) => {
      const { left, right } = one.getBoundingClientRect()
      return getComputedStyle(one).direction === 'rtl' ? right : left
    }),
  )
  const [start, end] = [Math.min(...edges), Math.max(...edges)]
  expect(edges.map((edge) => (edge === start ? 'left' : edge - end))).toEqual([
    ...['left', 0, 0, 'left', 0, 0, 'left', 'left'],
  ])
})
