import { describe, expect, it } from 'vitest'
import { cleanWire } from '#src/content/clean-wire.ts'
import { PALETTE } from '#src/contract/palette.ts'
import { postBodySchema } from '#src/contract/posts.ts'
import { ARTWORK } from '#src/scripts/seed-content/artwork.ts'
import { pictureUrl, withPictureAddresses } from '#src/scripts/seed-content/seed-post.ts'
import { SEED_POSTS } from '#src/scripts/seed-content/seed-posts.ts'

const LANGUAGES = 'javascript typescript python java go rust cpp html css sql bash json'.split(' ')
const everything = SEED_POSTS.map(({ content }) => content).join('\n\n')
const published = SEED_POSTS.filter(({ publishedAt }) => publishedAt)
const files = ARTWORK.map(({ fileName }) => fileName)

const wordsOf = (content: string) =>
  content
    .replaceAll(/```[\s\S]*?```|<pre>[\s\S]*?<\/pre>|<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

describe.each(SEED_POSTS)('the example post “$title”', (post) => {
  it('is stored in canonical form', () => {
    expect(cleanWire(post.content)).toBe(post.content)
  })

  it('passes the contract of a saved post', () => {
    const { title, excerpt, content, tags, readTime, publishedAt } = post
    const isPublished = publishedAt !== undefined
    const body = { title, excerpt, content, tags, readTime, isPublished, publishedAt }
    expect(postBodySchema.safeParse(body).error).toBeUndefined()
    expect(tags.length).toBeGreaterThan(1)
  })

  it('shows only pictures that are drawn', () => {
    const named = [...post.content.matchAll(/\/files\/media\/([\w.-]+)/g)].map((match) => match[1])
    expect(files).toEqual(expect.arrayContaining([...named, post.cover ?? files[0]]))
  })
})

describe('the example posts together', () => {
  it('are eight published ones of substance, and a draft', () => {
    expect(published).toHaveLength(8)
    expect(SEED_POSTS).toHaveLength(9)
    for (const { content } of published) {
      expect(wordsOf(content)).toBeGreaterThanOrEqual(700)
      expect(wordsOf(content)).toBeLessThanOrEqual(1600)
    }
  })

  it('reach back five years, each with a date and a cover of its own', () => {
    const dates = published.map(({ publishedAt }) => publishedAt ?? '')
    expect(dates).toEqual([...dates].sort())
    expect(dates[0]?.slice(0, 4)).toBe('2021')
    expect(new Set(published.map(({ cover }) => cover)).size).toBe(8)
  })

  it.each(LANGUAGES)('hold code in %s', (language) => {
    expect(everything).toContain(`\`\`\`${language}\n`)
  })

  it.each([
    ['headings of level 1', /<h1>/],
    ['headings of level 2', /<h2>/],
    ['headings of level 3', /<h3>/],
    ['left', /text-align: left;/],
    ['centre', /text-align: center;/],
    ['right', /text-align: right;/],
    ['justify', /text-align: justify;/],
    ['bold', /<strong>/],
    ['italic', /<em>/],
    ['strikethrough', /<s>/],
    ['inline code', /<p>[^<]*<code>/],
    ['bullet lists', /<ul><li>/],
    ['numbered lists', /<ol><li>/],
    ['numbered lists that go on', /<ol start="3">/],
    ['nested lists', /<\/p><ul><li>/],
    ['lists nested twice', /<ul><li><p>.*?<\/p><ul>/],
    ['items of two paragraphs', /<li><p>[^<]*<\/p><p>/],
    ['done tasks', /data-checked="true"/],
    ['open tasks', /data-checked="false"/],
    ['nested tasks', /<\/p><ul data-type="taskList">/],
    ['quotes of several blocks', /<blockquote><p>.*?<\/p><p>.*?<\/blockquote>/],
    ['code of the toolbar', /<pre><code class="language-bash">/],
    ['links', /<a target="_blank" rel="noopener noreferrer nofollow" href="https:/],
    ['images in markdown', /^!\[[^\]]+\]\(\/files\/media\//m],
    ['images of the toolbar', /<img src="\/files\/media\/[^"]+" alt="[^"]+" title="/],
    ['tables with a header row', /<tbody><tr><th>/],
    ['column widths', /colwidth="\d+"/],
    ['cells merged across', /colspan="3"/],
    ['cells merged down', /rowspan="2"/],
    ['highlights', /<mark>/],
    ['coloured highlights', /<mark data-color="#/],
    [
      'coloured bold text',
      /<span style="color: #[0-9A-F]{6};"><strong>|<strong><span style="color/,
    ],
    ['hard breaks', /<br>/],
    ['rules', /<hr>/],
  ])('use %s', (_, pattern) => {
    expect(everything).toMatch(pattern)
  })

  it.each(PALETTE)('use the colour $name', ({ hex }) => {
    expect(everything).toContain(`color: ${hex};`)
  })

  it('hold an old post in plain text, with signs that are no tags', () => {
    const plain = SEED_POSTS[0]?.content ?? ''
    expect(plain).toContain('a < b')
    expect(plain).not.toMatch(/<\/?[a-z]/)
  })

  it('get the stored addresses of their pictures', () => {
    const content = `![Text](${pictureUrl('one.png')})`
    const addresses = new Map([['one.png', '/files/media/k3y.png']])
    expect(withPictureAddresses(content, addresses)).toBe('![Text](/files/media/k3y.png)')
  })
})
