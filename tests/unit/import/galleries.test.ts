import { expect, it } from 'vitest'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { opened, writeFiles } from './temporary-files.ts'
import { bodyToContent, htmlToContent, imageRow as row } from './to-content.ts'
import { wxr } from './wordpress-export.ts'

const img = (name: string, title = '') =>
  `<img src="https://old.example/${name}.png"${title && ` title="${title}"`}>`
const [a, b, c, d, e, f, g] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => img(name)) as [
  ...[string, string, string, string, string, string, string],
]

it.each([
  [2, row(a, b)],
  [3, row(a, b, c)],
  [4, row(a, b) + row(c, d)],
  [5, row(a, b, c) + row(d, e)],
  [7, row(a, b) + row(c, d, e) + row(f, g)],
])('makes rows of a gallery of %i images, which loses nothing', (count, content) => {
  const pictures = [a, b, c, d, e, f, g].slice(0, count).join('')
  expect(htmlToContent(`<div class="gallery">${pictures}</div>`)).toEqual({
    content,
    losses: [],
  })
})

it.each([
  ['one picture', a, a],
  ['text between its pictures', `${a}<p>Text</p>${b}`, `${a}<p>Text</p>${b}`],
  ['no picture', '<p>Text</p>', '<p>Text</p>'],
])('is not a gallery: %s', (_, inside, content) => {
  expect(htmlToContent(`<div class="gallery">${inside}</div>`)).toEqual({ content, losses: [] })
})

const figures = [a, b].map((one) => `<figure class="wp-block-image">${one}</figure>`).join('')
it.each([
  ['WordPress', `<figure class="wp-block-gallery has-nested-images">${figures}</figure>`],
  [
    'WordPress before 2022',
    `<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure>${a}</figure></li><li class="blocks-gallery-item"><figure>${b}</figure></li></ul></figure>`,
  ],
  ['Jetpack', `<div class="wp-block-jetpack-tiled-gallery"><div>${a}</div><div>${b}</div></div>`],
  [
    'Ghost’s page',
    `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-row">${a}${b}</div></figure>`,
  ],
  [
    'Medium',
    `<div class="section-inner sectionLayout--outsetRow"><figure class="graf">${a}</figure><figure class="graf">${b}</figure></div>`,
  ],
])('reads the markup of %s', (_, html) => {
  expect(htmlToContent(html).content).toBe(row(a, b))
})

it('keeps the captions of images, and the caption of the gallery behind them', () => {
  const [one, two] = ['a', 'b'].map(
    (name) => `<figure>${img(name)}<figcaption>${name}</figcaption></figure>`,
  )
  const html = `<figure class="wp-block-gallery">${one}${two}<figcaption>Both</figcaption></figure>`
  expect(htmlToContent(html).content).toBe(`${row(img('a', 'a'), img('b', 'b'))}<p>Both</p>`)
})

/** The first post of a source as it is stored, and the galleries it tells. */
async function firstOf(files: SourceFiles) {
  const source = await opened(await writeFiles(files))
  for await (const first of source.posts()) {
    const { content, warnings } = bodyToContent(first)
    const reported = [...first.warnings, ...warnings].filter(({ kind }) => kind === 'gallery')
    return { content, reported: reported.map(({ place, text }) => [place.line, text]) }
  }
  return undefined
}

it('imports core galleries; reports plugin galleries and missing images with their line', async () => {
  const body = `<p>Text</p>\n\n<figure class="wp-block-gallery">${a}${b}</figure>\n\n[nggallery id=1]\n\n[gallery ids="98,99"]`
  expect(await firstOf({ 'export.xml': wxr(body) })).toEqual({
    content: `<p>Text</p>${row(a, b)}`,
    reported: [
      [24, 'The gallery [nggallery] of a plugin is not imported.'],
      [26, 'A gallery was skipped: its images are not in the export.'],
    ],
  })
})

it.each([
  ['Hugo', '{{< gallery >}}', '{{< /gallery >}}'],
  ['Hexo', '{% gp 2-2 %}', '{% endgp %}'],
  ['MDX', '<Gallery columns={2}>', '</Gallery>'],
])('reads the gallery of %s', async (_, start, end) => {
  const pictures = ['a', 'b'].map((name) => `![](https://old.example/${name}.png)`).join('\n')
  const text = `---\ntitle: A\ndate: 2019-05-01\n---\nText\n\n${start}\n${pictures}\n${end}\n\nText\n`
  expect(await firstOf({ 'a.mdx': text })).toEqual({
    content: `<p>Text</p>${row(a, b)}<p>Text</p>`,
    reported: [],
  })
})

it.each([
  ['shortcode “gallery”', '{{< gallery match="images/*" >}}'],
  ['tag “include gallery”', '{% include gallery id="a" %}'],
  ['component “Carousel”', '<Carousel images={all} />'],
])('counts a gallery whose images the %s names elsewhere', async (what, text) => {
  const made = await firstOf({ 'a.mdx': `---\ntitle: A\ndate: 2019-05-01\n---\nText\n\n${text}\n` })
  expect(made?.reported).toEqual([[7, `The ${what} is not supported, and was removed.`]])
})
