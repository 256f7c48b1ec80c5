import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { renderContent } from '#src/content/render/render-content.ts'
import { lexicalToBlocks } from '#src/content/rich-text/lexical-blocks.ts'
import { markdownToContent } from '#src/content/sanitize/markdown-to-blocks.ts'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { bodyToContent } from '#tests/unit/import/to-content.ts'
import { markdownToLexical } from '#src/import/folio/markdown-to-lexical.ts'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { datedFiles, readExample } from '#src/scripts/seed-content/example-source.ts'

const example = await readExample()
const { posts, media, keys } = example
const names = media.map(({ file }) => file)
const readText = (path: string) => readFile(`example-content/${path}`, 'utf8')
const contents = posts.map((post) => ({ ...post, content: bodyToContent(post).content }))
const projects = await Promise.all(
  keys.projects.map(async (slug) => ({
    slug,
    text: await readText(`content/projects/${slug}/index.md`),
  })),
)
const imagesIn = (text: string) =>
  [...text.matchAll(/\/media\/([\w.-]+)/g)].map(([, name = '']) => name)

describe.each(contents)('the example post “$title”', ({ content, cover, slug, key, stored }) => {
  it('is unchanged by the sanitiser of a save', () => {
    expect(content).not.toBe('')
    expect(sanitizeContent(content)).toBe(content)
  })

  it('references only images that exist', () => {
    expect(names).toEqual(expect.arrayContaining(imagesIn(`${cover?.url} ${content}`)))
  })

  it('has the address of its folder, and counts as not edited', () => {
    expect(key).toBe(`content/blog/${slug}/index.md`)
    expect(stored?.createdAt).toEqual(expect.any(Date))
    expect(stored?.updatedAt).toEqual(stored?.createdAt)
  })
})

it.each(projects)(
  'the text of the example project “$slug” is converted whole',
  ({ slug, text }) => {
    const { data, body } = splitFrontMatter(text)
    expect(data['slug']).toBe(slug)
    const images = new Map(names.map((name) => [`media:${name}`, { url: `/media/${name}` }]))
    const written = renderContent(markdownToContent(body))
    expect(lexicalToBlocks(markdownToLexical(body), Object.fromEntries(images))).toEqual(written)
  },
)

describe('the example images', () => {
  it('are all the files of their folder, and each is used', async () => {
    expect(await readdir('example-content/static/media')).toEqual(names.toSorted())
    const texts = [
      ...(await Promise.all(posts.map(({ key }) => readText(key)))),
      ...projects.map(({ text }) => text),
    ]
    expect(new Set(texts.flatMap(imagesIn))).toEqual(new Set(names))
  })

  it.each(media)('$name is small, and has an alternative text', async ({ alt, file }) => {
    const bytes = await readFile(`example-content/static/media/${file}`)
    expect((await sharp(bytes).metadata()).width).toBeGreaterThanOrEqual(1440)
    expect(bytes.length).toBeLessThan(120 * 1024)
    expect(alt).toBeTruthy()
  })
})

it('the example messages have reserved addresses', () => {
  for (const email of keys.contacts) expect(email).toMatch(/\.example\.(com|org)$/)
})

it('the example resume is a small PDF, named after the owner', async () => {
  expect(keys.resumes).toEqual(['Alex-Example-Resume.pdf'])
  const bytes = await readFile('example-content/resumes/alex-example-resume.pdf')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeLessThan(60 * 1024)
})

describe('the dates of a first start', () => {
  const HOUR = 60 * 60 * 1000
  const later = (hours: number) => new Date(Date.parse(example.asOf ?? '') + hours * HOUR)
  const read = async (name: string, now: Date, senders: readonly string[] = []) =>
    (await datedFiles(example, { now, senders }).read(name)).toString()

  it('come from the files for posts and images, and from ages for everything else', async () => {
    const [draft, newest] = ['types-stop-at-the-socket', 'the-combobox-is-three-widgets-in-a-coat']
    const path = `content/blog/${newest}/index.md`
    expect(await read(path, later(24 * 300))).toBe(await readText(path))
    for (const [name, date] of [
      [`content/blog/${draft}/index.md`, 'createdAt: 2026-11-29T13:00'],
      ['content/projects/tiny-queue/index.md', 'date: 2026-11-17T14:00'],
      ['messages/messages-1.json', '"createdAt": "2026-11-08T14:00'],
    ] as const)
      expect(await read(name, later(2))).toContain(date)
  })

  it('move back together on a slow clock, where the newest post would be scheduled', async () => {
    const now = new Date('2026-05-04T12:00:00Z')
    for (const [slug, date] of [
      ['the-combobox-is-three-widgets-in-a-coat', '2026-05-03T12:00:00.000Z'],
      ['migrations-that-nobody-hears-about', '2020-08-30T14:15:00.000Z'],
    ] as const)
      expect(await read(`content/blog/${slug}/index.md`, now)).toContain(`\ndate: ${date}\n`)
  })

  it('leave out messages whose senders are here', async () => {
    expect(JSON.parse(await read('messages/messages-1.json', later(0), keys.contacts))).toEqual([])
  })
})
