import { expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { PostBody } from '#src/site/posts/body/post-body.tsx'
import { rendered, withoutDirections } from '#tests/unit/site/rendered.tsx'

const image = {
  ...{
    url: '/files/media/a.png',
    alt: '',
    width: 1200,
    height: 600,
    placeholder: null,
    version: '',
  },
  sizes: [
    { url: '/files/media/a-320.webp', width: 320, height: 160, mimeType: 'image/webp' },
    { url: '/files/media/a-720.webp', width: 720, height: 360, mimeType: 'image/webp' },
  ],
}
const html = async (content: string, changes: Partial<typeof image> = {}) =>
  withoutDirections(
    await rendered(
      <PostBody
        blocks={renderContent(content)}
        images={{ [image.url]: { ...image, ...changes } }}
        hasCover
        site="https://folio.example/"
      />,
    ),
  )

it('shows an image in its width, loaded in that width, with its caption', async () => {
  const shown = await html(`<img src="${image.url}" alt="A" title="Said" width="320">`)
  expect(shown).toContain('<figure class="max-w-[320px]">')
  expect(shown).toContain('sizes="(min-width: 360px) 320px, calc(100vw - 2.5rem)"')
  expect(shown).toMatch(/<img [^>]*loading="lazy"[^>]* width="1200" height="600"/)
  expect(shown).toContain('<figcaption>Said</figcaption>')
})

it('enlarges an image on a press: its largest sizes, loaded when the dialog opens', async () => {
  const largest = { url: '/files/media/a-1080.webp', width: 1080, height: 540 }
  const sizes = [...image.sizes, { ...largest, mimeType: 'image/webp' }]
  const shown = await html(`<img src="${image.url}" alt="A" title="Said">`, { sizes })
  const [, button, id] = /<button ([^>]*popoverTarget="([^"]+)"[^>]*)>/i.exec(shown) ?? []
  expect(button).toContain('aria-label="Enlarge: A"')
  expect(button).toContain(`command="show-modal" commandfor="${id}"`)
  const [, dialog] = shown.split(`<dialog id="${id}" popover="auto" aria-label="A"`)
  expect(dialog).toContain('srcSet="/files/media/a-1080.webp 1080w" sizes="min(100vw, 1200px)"')
  expect(dialog).toMatch(
    /<img src="\/files\/media\/a.png" alt="A" loading="lazy"[^>]*><\/picture><p [^>]*>Said</,
  )
})

it('leaves an image that fits every screen as it is', async () => {
  const shown = await html(`<img src="${image.url}" alt="A">`, { width: 320 })
  expect(shown).not.toContain('<dialog')
})

it.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Warning'],
])('shows a callout with its kind as a word: %s', async (kind, label) => {
  const shown = await html(`<blockquote data-callout="${kind}"><p>a</p></blockquote>`)
  expect(shown).toContain(`<div role="note" data-callout="${kind}" class="callout">`)
  expect(shown).toMatch(
    new RegExp(`<p class="callout-title [^"]*"><svg[^]*</svg>${label}</p><p[^>]*>a</p></div>`),
  )
})

it('keeps several blanks, and aligns a heading with its link', async () => {
  const shown = await html('<h1 style="text-align: center">A</h1><p>one   two <s>three</s></p>')
  expect(shown).toContain('one\u00A0\u00A0 two <s>three</s>')
  expect(shown).toContain('<div class="heading text-center"><h2 id="a">A</h2><a href="#a"')
})

it('aligns the cells of a column', async () => {
  const shown = await html(
    '<table><tr><th align="center">A</th></tr><tr><td align="right">1</td></tr></table>',
  )
  expect(shown).toContain('<th scope="col" class="text-center">')
  expect(shown).toContain('<td class="text-right">')
})

it('shows a table of one row with an image in each cell as images side by side', async () => {
  const cell = `<td><img src="${image.url}" title="Said"></td>`
  const shown = await html(`<table><tr>${cell}${cell}${cell}</tr></table>`)
  expect(shown).toMatch(
    /<div class="grid [^"]*">(?:<figure>[^]*?<figcaption>Said<\/figcaption><\/figure>){3}<\/div>/,
  )
  expect(shown).toContain('sizes="(min-width: 48rem) 15rem, 50vw"')
  expect(shown).not.toContain('<table')
})

it.each([
  ['one cell', '<tr><td><img src="/a.png"></td></tr>'],
  ['text in a cell', '<tr><td><img src="/a.png"></td><td><img src="/b.png"><p>a</p></td></tr>'],
  ['two rows', '<tr><td><img src="/a.png"></td><td><img src="/b.png"></td></tr>'.repeat(2)],
  ['a merged cell', '<tr><td colspan="2"><img src="/a.png"></td><td><img src="/b.png"></td></tr>'],
])('shows a table of images with %s as a table', async (_, rows) => {
  expect(await html(`<table>${rows}</table>`)).toContain('<table')
})

it('links footnotes to their notes and back', async () => {
  const reference = '<sup data-footnote="1">1</sup>'
  const shown = await html(
    `<p>a${reference}${reference}</p><ol data-type="footnotes"><li><p>x</p></li></ol>`,
  )
  expect(shown).toContain(
    '<sup><a id="fnref:1" href="#fn:1" role="doc-noteref" aria-label="Footnote 1">1</a></sup>',
  )
  expect(shown).toContain('<section role="doc-endnotes" aria-label="Footnotes"')
  expect(shown).toContain('<li id="fn:1"><p')
  for (const [id, name] of [
    ['fnref:1', 'Back to reference 1'],
    ['fnref:1:2', 'Back to reference 1 (2)'],
  ]) {
    expect(shown).toContain(`<a href="#${id}" role="doc-backlink" aria-label="${name}">`)
  }
})
