import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textWidth } from '#src/drawing/svg-pen.ts'
import { previewAnswer } from '#src/publishing/preview-answer.ts'
import { postPreview } from '#src/publishing/preview-address.ts'
import { previewLines } from '#src/publishing/preview-lines.ts'
import { previewPicture } from '#src/publishing/preview-picture.ts'
import { samplePost } from './sample-post.ts'

const post = samplePost()
const ask = (url: string, headers: Record<string, string> = {}) =>
  previewAnswer({
    request: new Request(url, { headers }),
    file: new URL(url).pathname.split('/').at(-1) ?? '',
    findPost: async (id) => (id === post.id ? post : undefined),
  })

describe('the preview picture', () => {
  it.each([
    ['the site', undefined],
    ['a post', post],
    ['the longest title', samplePost({ title: 'Word and '.repeat(22).trim() })],
    ['one endless word', samplePost({ title: 'x'.repeat(200) })],
    ['scripts the typeface has', samplePost({ title: 'Привет, Žluťoučký kůň, Việt Nam' })],
    ['a script it has not', samplePost({ title: '漢字 🎉' })],
  ])('of %s is a PNG of 1200 × 630 and under 100 kB', async (_, one) => {
    const picture = await previewPicture(one)
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(picture.length).toBeLessThan(100_000)
  })

  it('is drawn once for a version, also when many ask at once', async () => {
    const fresh = samplePost({ updatedAt: '2026-07-01T00:00:00.000Z' })
    const [first, second] = await Promise.all([previewPicture(fresh), previewPicture(fresh)])
    expect(second).toBe(first)
    expect(await previewPicture(fresh)).toBe(first)
    const edited = { ...fresh, title: 'Edited', updatedAt: '2026-07-02T00:00:00.000Z' }
    expect((await previewPicture(edited)).equals(first)).toBe(false)
  })
})

describe('lines of a title', () => {
  const room = { face: 'sans', weight: 650, size: 84, width: 1040, lines: 3 } as const

  it('fit, and hold every word when there is room', () => {
    const title = 'A title that needs more than one line but less than four'
    const lines = previewLines(title, room)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines.map((line) => textWidth(line, room)))).toBeLessThan(1045)
  })

  it('end with an ellipsis when there is not', () => {
    const lines = previewLines('many words, '.repeat(30).trim(), room)
    expect(lines.length).toBe(3)
    expect(lines[2]).toMatch(/\w…$/)
  })
})

describe('its address', () => {
  it('is kept for good in its current version only', async () => {
    const current = await ask(postPreview(post).url)
    expect(current.status).toBe(200)
    expect(current.headers.get('content-type')).toBe('image/png')
    expect(current.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const old = await ask(`http://localhost:3000/cards/${post.id}.png?v=old`)
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, must-revalidate',
    ])
  })

  it('answers 304 to those who have it', async () => {
    const etag = (await ask(postPreview(post).url)).headers.get('etag') ?? ''
    expect((await ask(postPreview(post).url, { 'if-none-match': etag })).status).toBe(304)
  })

  it.each([
    'any-text.png',
    '5b0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a99.png',
    'site.svg',
    `${post.id}.png.png`,
  ])('draws nothing for %s', async (file) => {
    const answer = await ask(`http://localhost:3000/cards/${file}?title=Anything`)
    expect(answer.status).toBe(404)
  })
})
