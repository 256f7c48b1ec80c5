import { expect, it } from 'vitest'
import { joinSegments } from '#src/content/format/join-segments.ts'
import { splitSegments } from '#src/content/format/split-segments.ts'

it.each([
  ['a', 3],
  ['`a`', 3],
  ['``a``', 3],
  ['```', 4],
  ['`````js\nx\n`````', 6],
])('[S2-blog-post-16] makes the fence longer than any run in the code %j', (code, length) => {
  const content = joinSegments([{ type: 'code', language: '', code, fence: true }])
  expect(content.split('\n')[0]).toBe('`'.repeat(length))
  expect(splitSegments(content)).toEqual([{ type: 'code', language: '', code, fence: true }])
})

it.each(['a]b', 'a[b', 'back\\slash', '[x](y)', '\\', '![a](b)', '"q"', '<b>'])(
  '[S2-editor-media-03] escapes the description %j',
  (alt) => {
    const image = { type: 'image', alt, src: '/a.png', title: '', md: true } as const
    expect(splitSegments(joinSegments([image]))).toEqual([image])
  },
)

it.each(['t', 'a "b" c', 'back\\slash', '\\"', ')'])('escapes the title %j', (title) => {
  const image = { type: 'image', alt: '', src: '/a.png', title, md: true } as const
  expect(splitSegments(joinSegments([image]))).toEqual([image])
})

it.each([
  ['/a b.png', '/a%20b.png'],
  ['/a(1).png', '/a%281%29.png'],
  ['/a<b>.png', '/a%3Cb%3E.png'],
  ['/a```.png', '/a%60%60%60.png'],
])('encodes the source %j', (src, encoded) => {
  expect(joinSegments([{ type: 'image', alt: '', src, title: '', md: true }])).toBe(
    `![](${encoded})`,
  )
})

it('joins the lines of an image on one line', () => {
  const content = joinSegments([
    { type: 'image', alt: ' a\n\n b', src: '/a.png', title: 'c\nd', md: true },
  ])
  expect(content).toBe('![a b](/a.png "c d")')
})

it('writes an image whose alt text has three backticks as HTML', () => {
  const content = joinSegments([{ type: 'image', alt: '```', src: '/a.png', title: '', md: true }])
  expect(content).toBe('<img src="/a.png" alt="&#96;&#96;&#96;">')
})

it('writes text with left-over backticks as escaped HTML', () => {
  expect(joinSegments([{ type: 'text', text: 'a ``` b\n c\n\n\n\nd' }])).toBe(
    '<p>a &#96;&#96;&#96; b<br> c</p><p></p><p></p><p>d</p>',
  )
})

it.each([
  '<script>alert(1)</script>',
  'x <svg onload=alert(1)>',
  'x <b onclick=alert(1)>',
  'x <custom onclick = alert(1)>',
  'x <iframe>',
  'x <plaintext>',
  'x <img src=y',
  'x <table border=1>',
])('writes the live mark-up %j as escaped HTML', (text) => {
  expect(joinSegments([{ type: 'text', text }])).not.toMatch(/<(?!\/?p>)/)
})

it.each(['a < b', 'List<String>', 'Map<String, Integer>', 'i <n; i += 1', 'Use <p> or <br/>'])(
  'leaves the text %j alone',
  (text) => {
    expect(joinSegments([{ type: 'text', text }])).toBe(text)
  },
)
