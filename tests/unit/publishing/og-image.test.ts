import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { textWidth } from '#src/drawing/svg-shapes.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { ogImageResponse } from '#src/publishing/og-image-response.ts'
import {
  blogCard,
  postCard,
  projectCard,
  projectsCard,
  resumeCard,
  siteCard,
  tagCard,
} from '#src/publishing/page-cards.ts'
import type { PageCard } from '#src/publishing/page-cards.ts'
import { ogImage } from '#src/publishing/og-image-url.ts'
import { wrapText } from '#src/publishing/wrap-text.ts'
import { renderOgImage } from '#src/publishing/og-image.ts'
import type { ReadCover } from '#src/publishing/og-image.ts'
import { sampleProject } from '#tests/support/project-bodies.ts'
import { publishedPost } from './published-post.ts'

const noCover = async () => undefined
const { personal: owner } = defaultProfile
const cardOf = (changes: Parameters<typeof publishedPost>[0] = {}) =>
  postCard(publishedPost(changes), owner)
const post = cardOf()
const render = (card: PageCard, readCover: ReadCover = noCover) =>
  renderOgImage({ owner, readCover, card })
const OWN = '/files/media/aaaaaaaaaaaaaaaaaaaaaaaaaa.png'
type Asked = { headers?: Record<string, string>; card?: PageCard }
const ask = (url: string, { headers = {}, card = post }: Asked = {}) =>
  ogImageResponse({
    owner,
    request: new Request(url, { headers }),
    file: new URL(url).pathname.split('/').at(-1) ?? '',
    findCard: async (id) => (id === card.id ? card : undefined),
    readCover: noCover,
  })

describe('the Open Graph image', () => {
  it.each([
    ['the site', siteCard(owner)],
    ['a post', post],
    ['a project', projectCard(sampleProject(), owner)],
    ['the blog', blogCard(9)],
    ['a tag', tagCard({ slug: 'größe', name: 'Größe', postCount: 2 })],
    ['the longest title', cardOf({ title: 'Word and '.repeat(22).trim() })],
    ['one endless word', cardOf({ title: 'x'.repeat(200) })],
    ['scripts the typeface has', cardOf({ title: 'Привет, Žluťoučký kůň, Việt Nam' })],
    ['a script it has not', cardOf({ title: '漢字 🎉' })],
  ])('draws %s as a PNG of 1200 × 630 and under 100 kB', async (_, one) => {
    const image = await render(one)
    const { format, width, height } = await sharp(image).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(image.length).toBeLessThan(100_000)
  })

  it('is rendered once per version, also for concurrent requests', async () => {
    const fresh = cardOf({ updatedAt: '2026-07-01T00:00:00.000Z' })
    const [first, second] = await Promise.all([render(fresh), render(fresh)])
    expect(second).toBe(first)
    expect(await render(fresh)).toBe(first)
    const edited = cardOf({ title: 'Edited', updatedAt: '2026-07-02T00:00:00.000Z' })
    expect((await render(edited)).equals(first)).toBe(false)
  })
})

describe('the cover of a post', () => {
  const colourAt = async (image: Buffer, left: number, top: number) => {
    const area = { left, top, width: 8, height: 8 }
    const { channels } = await sharp(await sharp(image).extract(area).toBuffer()).stats()
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean))
  }
  const red = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#c81e1e' } })
      .png()
      .toBuffer()
  let version = 0
  const drawn = (bytes: Buffer | undefined, changes: object = {}) => {
    version += 1
    const updatedAt = `2026-08-01T00:00:00.${String(version).padStart(3, '0')}Z`
    const asked: [string, number][] = []
    const readCover = async (address: string, width: number) => {
      asked.push([address, width])
      return bytes
    }
    const one = cardOf({ imageUrl: OWN, updatedAt, ...changes })
    return render(one, readCover).then((image) => ({ image, asked }))
  }

  it.each([
    [640, 360],
    [200, 900],
    [3, 3],
  ])(
    'fills the right third with a cover of %i × %i, without text next to it',
    async (width, height) => {
      const { image, asked } = await drawn(await red(width, height), {
        title: 'Word and '.repeat(22),
      })
      expect(asked).toEqual([[OWN, 1200]])
      const { format, ...size } = await sharp(image).metadata()
      expect([format, size.width, size.height]).toEqual(['png', 1200, 630])
      expect(image.length).toBeLessThan(300_000)
      for (const top of [2, 300, 620])
        for (const left of [802, 1000, 1190]) {
          const [r = 0, g = 0, b = 0] = await colourAt(image, left, top)
          expect([r > 190, g < 45, b < 45], `${left} ${top}`).toEqual([true, true, true])
        }
      const [r = 0, g = 0, b = 0] = await colourAt(image, 785, 300)
      expect([r, g, b].every((value) => value > 230)).toBe(true)
    },
  )

  it.each([
    ['is not our own', undefined],
    ['is not an image after all', Buffer.from('not a picture')],
  ])('is replaced by the title when it %s', async (_, bytes) => {
    const { image } = await drawn(bytes)
    const plain = await render(cardOf({ updatedAt: '2026-08-02T00:00:00.000Z' }))
    expect(image.equals(plain)).toBe(true)
  })

  it('is shown whole, with a margin, when it is a drawing', async () => {
    const bytes = await red(640, 360)
    const image = await renderOgImage({
      ...{ owner, readCover: async () => bytes, isDrawing: async () => true },
      card: cardOf({ imageUrl: OWN, updatedAt: '2026-08-03T00:00:00.000Z' }),
    })
    const [, , margin = 0] = await colourAt(image, 820, 315)
    const [, , inside = 255] = await colourAt(image, 836, 315)
    const [, , above = 0] = await colourAt(image, 1000, 150)
    expect([margin > 230, inside < 45, above > 230]).toEqual([true, true, true])
  })

  it('is not read for a post without one', async () => {
    expect((await drawn(undefined, { imageUrl: null })).asked).toEqual([])
  })
})

describe('the lines of a title', () => {
  const room = { face: 'sans', weight: 650, size: 84, width: 1040, lines: 3 } as const

  it('fit, and contain all words when there is space', () => {
    const title = 'A title that needs more than one line but less than four'
    const lines = wrapText(title, room)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeGreaterThan(1)
    expect(Math.max(...lines.map((line) => textWidth(line, room)))).toBeLessThan(1045)
  })

  it('end with an ellipsis when there is not enough space', () => {
    const lines = wrapText('many words, '.repeat(30).trim(), room)
    expect(lines.length).toBe(3)
    expect(lines[2]).toMatch(/\w…$/)
  })
})

describe('its address', () => {
  const statusAndCache = ({ status, headers }: Response) => [status, headers.get('cache-control')]

  it('is immutable in its current version only', async () => {
    const current = await ask(ogImage(owner, post).url)
    expect(statusAndCache(current)).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(current.headers.get('content-type')).toBe('image/png')
    const old = await ask(`http://localhost:3000/cards/${post.id}.png?v=old`)
    expect(statusAndCache(old)).toEqual([200, 'public, max-age=0, must-revalidate'])
  })

  it.each([
    blogCard(9),
    projectsCard(3),
    resumeCard(owner),
    tagCard({ slug: 'größe', name: 'Größe', postCount: 2 }),
  ])('of the page $id has its own card, which changes with its count', async (card) => {
    const { url } = ogImage(owner, card)
    const answer = await ask(url, { card })
    expect(statusAndCache(answer)).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(ogImage(owner, { ...card, aside: 'changed' }).url).not.toBe(url)
  })

  it('responds 304 to a matching ETag', async () => {
    const { url } = ogImage(owner, post)
    const etag = (await ask(url)).headers.get('etag') ?? ''
    expect((await ask(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each([
    'any-text.png',
    '5b0f1c5e-0d5c-4a55-9d0e-6f6b9d3f1a99.png',
    'site.svg',
    `${post.id}.png.png`,
  ])('responds 404 for %s', async (file) => {
    const answer = await ask(`http://localhost:3000/cards/${file}?title=Anything`)
    expect(answer.status).toBe(404)
  })
})
