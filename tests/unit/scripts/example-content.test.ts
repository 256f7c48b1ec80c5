import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import {
  picturesIn,
  readExampleContent,
  withMediaUrls,
} from '#src/scripts/seed-content/example-content.ts'

const { posts, pictures, messages, resume } = await readExampleContent()
const names = pictures.map(({ name }) => name)

describe.each(posts)('the example post “$title”', (post) => {
  it('is unchanged by the sanitiser of a save', () => {
    expect(post.content).not.toBe('')
    expect(sanitizeContent(post.content)).toBe(post.content)
  })

  it('references only pictures that exist', () => {
    expect(names).toEqual(expect.arrayContaining(picturesIn(post)))
  })
})

describe('the example posts', () => {
  it('are all the files of their folder, oldest first, drafts last', async () => {
    expect(posts).toHaveLength((await readdir('example-content/posts')).length)
    const dates = posts.map(({ publishedAt }) => publishedAt ?? 'a draft')
    expect(dates).toEqual(dates.toSorted())
  })

  it('keep plain text unchanged, with characters that look like tags', () => {
    const plain = posts.find(({ format }) => format === 'text')
    expect(plain?.content).toContain('a < b')
    expect(plain?.content).not.toMatch(/<\/?[a-z]/)
  })
})

describe('the example pictures', () => {
  it('are all the files of their folder, and each is used', async () => {
    const files = await readdir('example-content/pictures')
    expect(files.filter((file) => file !== 'descriptions.yaml')).toEqual(names.toSorted())
    expect(new Set(posts.flatMap(picturesIn))).toEqual(new Set(names))
  })

  it.each(pictures)('$name is small, and has an alternative text', async ({ alt, bytes }) => {
    expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(1440)
    expect(bytes.length).toBeLessThan(120 * 1024)
    expect(alt).not.toBe('')
  })

  it('get their stored addresses, and a missing one throws', () => {
    const text = '![Text](../pictures/one.webp)'
    const addresses = new Map([['one.webp', '/files/media/k3y.webp']])
    expect(withMediaUrls(text, addresses)).toBe('![Text](/files/media/k3y.webp)')
    expect(() => withMediaUrls(text, new Map())).toThrow('There is no example picture one.webp')
  })
})

it('the example messages have reserved addresses', () => {
  for (const { email } of messages) expect(email).toMatch(/\.example\.(com|org)$/)
})

it('the example resume is a small PDF, named after the owner', () => {
  expect(resume.name).toBe('Alex-Example-Resume.pdf')
  expect(resume.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(resume.bytes.length).toBeLessThan(60 * 1024)
})
