import sharp from 'sharp'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { drawSvg, DRAWING_MS } from '#src/services/uploads/draw-svg.ts'
import { asStorable } from '#src/services/import/source-files.ts'

const svg = (inside: string, width = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="50">${inside}</svg>`
const store = (name: string, text: string) =>
  asStorable({ name, read: () => Promise.resolve(Buffer.from(text)) })

/** Takes minutes: each primitive computes every pixel anew. */
const SLOW = svg(
  `<filter id="f">${'<feTurbulence baseFrequency="0.5" numOctaves="9"/>'.repeat(500)}</filter>
  <rect width="1000" height="50" filter="url(#f)"/>`,
  1000,
)

it('draws an SVG as a PNG of twice its size', async () => {
  const { name, bytes } = await store('logo.svg', svg('<rect width="50" height="50"/>'))
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ name, format, width, height }).toEqual({
    ...{ name: 'logo.png', format: 'png' },
    ...{ width: 200, height: 100 },
  })
})

it('draws a wide SVG 2400 pixels wide', async () => {
  const { bytes } = await store('wide.svg', svg('<circle r="9"/>', 5000))
  expect((await sharp(bytes).metadata()).width).toBe(2400)
})

it('kills the drawing of an SVG after its time, 10 seconds', async () => {
  expect(DRAWING_MS).toBe(10_000)
  const start = performance.now()
  await expect(drawSvg(Buffer.from(SLOW), 'slow.svg', 1000)).rejects.toMatchObject({
    code: 'invalid',
    message: 'slow.svg takes too long to draw. Export it as a PNG.',
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

const FONT =
  '<style>@font-face { font-family: Own; src: url("data:font/woff2;base64,AAAA") }</style>'

it('draws no text in another font than the one that an SVG brings', async () => {
  const text = svg(`${FONT}<text font-family="Own">Words</text>`)
  const message =
    'own.svg brings its own font, with which it cannot be drawn here. Export it as a PNG.'
  await expect(store('own.svg', text)).rejects.toMatchObject({ code: 'invalid', message })
  const packed = gzipSync(text)
  const file = { name: 'own.svgz', read: () => Promise.resolve(packed) }
  await expect(asStorable(file)).rejects.toMatchObject({ message: message.replace('svg', 'svgz') })
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
