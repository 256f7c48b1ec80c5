import sharp from 'sharp'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawSvg, DRAWING_MS } from '#src/services/uploads/draw-svg.ts'
import { asStorable } from '#src/services/import/source-files.ts'
import { JOB_MS } from '#src/services/images/run-image-job.ts'
import { SLOW_SVG, svg } from '#tests/support/sample-files.ts'

const store = (name: string, content: string | Buffer) =>
  asStorable({ name, read: () => Promise.resolve(Buffer.from(content)) })

it('draws an SVG as a PNG of twice its size', async () => {
  const { name, bytes } = await store('logo.svg', svg('<rect width="50" height="50"/>'))
  const { format, width, height } = await sharp(bytes).metadata()
  expect([name, format, width, height]).toEqual(['logo.png', 'png', 200, 100])
})

it('draws a wide SVG 2400 pixels wide', async () => {
  const { bytes } = await store('wide.svg', svg('<circle r="9"/>', 5000))
  expect((await sharp(bytes).metadata()).width).toBe(2400)
})

it('kills the drawing of an SVG after its time, 10 seconds', async () => {
  expect(JOB_MS).toEqual({ images: 120_000, drawings: 10_000 })
  expect(DRAWING_MS).toBe(JOB_MS.drawings)
  const start = performance.now()
  await expect(drawSvg(Buffer.from(SLOW_SVG), 'slow.svg', 1000)).rejects.toMatchObject({
    code: 'invalid',
    message: 'slow.svg takes too long to render. Export it as a PNG.',
  })
  const seconds = (performance.now() - start) / 1000
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(8)
})

it.each([svg('<rect').slice(0, 60), svg('', 400_000)])('refuses %j as damaged', async (text) => {
  await expect(store('broken.svg', text)).rejects.toMatchObject({
    message: 'broken.svg is damaged or not an image',
  })
})

describe('detects an .svg by its bytes', () => {
  const TINY = svg('<rect width="9" height="9"/>')
  const NOT_SVG =
    'x.svg is not an SVG image. Give it the extension of its format, or export it as a PNG.'
  const image = (format: 'tiff' | 'gif' | 'png' | 'avif') =>
    sharp({ create: { width: 4, height: 2, channels: 3, background: '#888' } })
      .toFormat(format)
      .toBuffer()

  it.each(['tiff', 'gif', 'png', 'avif'] as const)('refuses %s under this name', async (format) => {
    const refused = { code: 'invalid', message: NOT_SVG }
    for (const bytes of [await image(format), gzipSync(await image(format))])
      await expect(store('x.svg', bytes)).rejects.toMatchObject(refused)
  })

  it.each([
    ['nothing', ''],
    ['words', 'no drawing'],
    ['a page that shows a drawing', `<!doctype html><html>${TINY}</html>`],
    ['a drawing after words', `words ${TINY}`],
    ['a comment without an end', `<!-- ${TINY}`],
    ['another element', TINY.replaceAll('svg', 'svgx')],
    ['blanks only', ' '.repeat(200_000)],
    ['comments only', '<!-- - -->'.repeat(100_000)],
  ])('refuses %s', async (_, text) => {
    await expect(store('x.svg', text)).rejects.toMatchObject({ message: NOT_SVG })
  })

  it.each([
    ['a byte order mark and blanks', '\ufeff \n\t'],
    ['an XML declaration', '<?xml version="1.0" encoding="UTF-8"?>\n'],
    ['comments', '<!-- made - by > hand --><!-- -->\n'],
    [
      'a document type with entities',
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a.example/svg11.dtd" [\n<!ENTITY a "b">\n]>',
    ],
  ])('draws an SVG after %s', async (_, before) => {
    expect((await store('x.svg', before + TINY)).name).toBe('x.png')
  })
})

const FONT =
  '<style>@font-face { font-family: Own; src: url("data:font/woff2;base64,AAAA") }</style>'

it('draws no text in another font than the embedded one', async () => {
  const text = svg(`${FONT}<text font-family="Own">Words</text>`)
  const message = 'own.svg contains an embedded font that cannot be rendered. Export it as a PNG.'
  await expect(store('own.svg', text)).rejects.toMatchObject({ code: 'invalid', message })
  const refused = { message: message.replace('svg', 'svgz') }
  await expect(store('own.svgz', gzipSync(text))).rejects.toMatchObject(refused)
})

it.each([
  ['a font without text', `${FONT}<rect width="9" height="9"/>`],
  ['text in a font of the system', '<text font-family="serif">Words</text>'],
  [
    'a font of another site, which no page loads for a picture',
    '<style>@font-face { font-family: A; src: url(https://a.example/a.woff) }</style><text>A</text>',
  ],
])('draws %s', async (_, inside) => {
  expect((await store('a.svg', svg(inside))).name).toBe('a.png')
})
