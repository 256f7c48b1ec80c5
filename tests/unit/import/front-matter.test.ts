import { describe, expect, it } from 'vitest'
import { readMetadata, splitFrontMatter } from '#src/import/markdown/front-matter.ts'
import { readFields, withPlainNames } from '#src/import/markdown/read-fields.ts'

describe('splitFrontMatter', () => {
  it.each([
    ['YAML', '---\ntitle: A\n---\nB\n', 4],
    ['YAML with Windows line ends', '---\r\ntitle: A\r\n---\r\nB\n', 4],
    ['TOML', '+++\ntitle = "A"\n+++\nB\n', 4],
    ['JSON', '{\n  "title": "A"\n}\nB\n', 4],
  ])('reads %s', (_, text, bodyLine) => {
    expect(splitFrontMatter(text)).toEqual({ data: { title: 'A' }, body: 'B\n', bodyLine })
  })

  it('takes a text without front matter whole', () => {
    expect(splitFrontMatter('A\n\n---\nb: c\n---\n')).toEqual({
      data: {},
      body: 'A\n\n---\nb: c\n---\n',
      bodyLine: 1,
    })
  })

  it.each([
    ['---\ntitle: "A" b\n---\nB', /cannot be read/, 2],
    ['+++\na = 1\nb = = 2\n+++\nB', /cannot be read/, 3],
    ['---\n- a\n---\nB', /not a list of fields/, undefined],
  ])('names the line of a mistake in %j', (text, message, line) => {
    const { problem } = splitFrontMatter(text)
    expect(problem?.text).toMatch(message)
    expect(problem?.line).toBe(line)
  })

  it.each([
    ['---\ntitle: a: b\n---\n', 'a value with a colon needs quotation marks'],
    ['---\ntitle: @b\n---\n', 'a value that begins with a special character needs quotation marks'],
    [
      '---\ntags: [a, b\ndate: x\n---\n',
      'a bracket is not closed, or a line begins at another column',
    ],
    ['---\n\ttitle: x\n---\n', 'a line begins with a tab: use spaces'],
    ['---\ntitle: "abc\n---\n', 'a quotation mark, a bracket or a colon is missing'],
    ['---\ntitle: "\\d"\n---\n', 'a backslash in double quotation marks must be written twice'],
    ["---\ntitle: 'it's'\n---\n", 'something stands behind the end of a value'],
    ['---\ntitle: *none\n---\n', 'it holds references (*) that lead nowhere, or too far'],
    ['+++\na = \n+++\n', 'it is no valid TOML'],
    ['{\n"a": \n}\n', 'it is no valid JSON'],
  ])('says in its own words what is wrong in %j', (text, words) => {
    expect(splitFrontMatter(text).problem?.text).toBe(`The front matter cannot be read: ${words}`)
  })

  it('refuses references that expand to more than the file', () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const inside =
        level === 0
          ? '"x"'
          : Array(10)
              .fill(`*a${level - 1}`)
              .join(', ')
      return `a${level}: &a${level} [${inside}]`
    })
    expect(splitFrontMatter(`---\n${levels.join('\n')}\n---\n`).problem?.text).toMatch(
      /cannot be read/,
    )
  })
})

it('reads what an MDX file exports', () => {
  const body = `export const metadata = {\n  title: "It's",\n  date: '2020-01-02',\n}\n\nText`
  expect(readMetadata(body)).toEqual({ title: "It's", date: '2020-01-02' })
})

describe('readFields', () => {
  const read = (data: object) => readFields(withPlainNames(data as Record<string, unknown>))

  it.each([
    [
      { Title: 'A', Description: 'b' },
      { title: 'A', excerpt: 'b' },
    ],
    [{ tags: 'a, b' }, { tags: ['a', 'b'] }],
    [
      { tags: ['#a', { name: 'b' }], categories: ['C', 'd'] },
      { category: 'C', tags: ['a', 'b', 'd'] },
    ],
    [{ cover: { image: 'a.png', alt: 'b' } }, { cover: { address: 'a.png', alt: 'b' } }],
    [{ hero_image: './a.png', hero_image_alt: 'b' }, { cover: { address: './a.png', alt: 'b' } }],
    [{ header: { overlay_image: '/a.jpg' } }, { cover: { address: '/a.jpg' } }],
    [{ header: 'dark' }, { tags: [] }],
    [{ authors: [{ name: 'A' }, 'B'] }, { author: 'A, B' }],
    [{ pubDate: '2020-01-02' }, { publishedAt: new Date('2020-01-02') }],
    [{ date: 'soon' }, { dateProblem: 'The date “soon” cannot be read without a guess' }],
    [{ published: true, created: '2020-01-02' }, { publishedAt: new Date('2020-01-02') }],
    [{ canonical_url: 'https://a.example/b' }, { canonicalUrl: 'https://a.example/b' }],
    [{ draft: true }, { isDraft: true }],
    [{ published: false }, { isDraft: true }],
    [{ status: 'draft' }, { isDraft: true }],
    [{ published: '2020-01-02' }, { isDraft: false, publishedAt: new Date('2020-01-02') }],
  ])('reads %j', (data, fields) => {
    expect(read(data)).toMatchObject(fields)
  })
})
