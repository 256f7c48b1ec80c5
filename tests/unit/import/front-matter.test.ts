import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '#src/import/markdown/fields/front-matter.ts'
import { extractMetadata } from '#src/import/markdown/fields/mdx-metadata.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'

describe('splitFrontMatter', () => {
  it.each([
    ['YAML', '---\ntitle: A\n---\nB\n', 4],
    ['YAML with Windows line ends', '---\r\ntitle: A\r\n---\r\nB\n', 4],
    ['TOML', '+++\ntitle = "A"\n+++\nB\n', 4],
    ['JSON', '{\n  "title": "A"\n}\nB\n', 4],
  ])('reads %s', (_, text, bodyLine) => {
    expect(splitFrontMatter(text)).toEqual({ data: { title: 'A' }, body: 'B\n', bodyLine })
  })

  it('reads a text in quotes that goes on at the start of a line, as Jekyll does', () => {
    const { data } = splitFrontMatter('---\ntitle: "A\nb"\ntags:\n- c\n---\nB\n')
    expect(data).toEqual({ title: 'A b', tags: ['c'] })
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
    ["---\ntitle: 'it's'\n---\n", 'unexpected text after a value'],
    ['---\ntitle: *none\n---\n', 'it has references (*) without a target, or too many'],
    ['+++\na = \n+++\n', 'invalid TOML'],
    ['{\n"a": \n}\n', 'invalid JSON'],
  ])('describes the problem in %j in its own words', (text, words) => {
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

describe('front matter of other systems', () => {
  it.each([
    ['---yaml\ntitle: A\n---\nB', { title: 'A' }, 'B', 4],
    ['---json\n{ "title": "A" }\n---\nB', { title: 'A' }, 'B', 4],
    ['---toml\ntitle = "A"\n---\nB', { title: 'A' }, 'B', 4],
    [';;;\n"title": "A"\n;;;\nB', { title: 'A' }, 'B', 4],
    ['\n \n---\ntitle: A\n---\nB', { title: 'A' }, 'B', 6],
    [
      'Title: A: b\nDate: 2024-03-04 10:20\nTags: x, y\nAuthors: A; B, C\nStatus: draft\nSummary: One\n    and two.\n\nB\n\nC: d\n',
      {
        ...{ title: 'A: b', date: '2024-03-04 10:20', tags: 'x, y', status: 'draft' },
        ...{ authors: ['A', 'B, C'], summary: 'One and two.' },
      },
      'B\n\nC: d\n',
      9,
    ],
    ['Date: 2024-03-04\r\nTitle: A\r\n\r\nB\r\n', { date: '2024-03-04', title: 'A' }, 'B\r\n', 4],
    ['title: A\nx: y\n---\nB', { title: 'A', x: 'y' }, 'B', 4],
    ['Title: A\nB', { title: 'A' }, 'B', 2],
  ])('reads %j', (text, data, body, bodyLine) => {
    expect(splitFrontMatter(text)).toEqual({ data, body, bodyLine })
  })

  it.each([
    'Note: A\n\nB',
    'Summary: text\n\nB',
    'A\nTitle: B\n',
    ':wave: A',
    '- Title: A',
    '---\n\nA\n',
    '# Title: A\n',
  ])('takes %j for a text', (text) => {
    expect(splitFrontMatter(text)).toEqual({ data: {}, body: text, bodyLine: 1 })
  })

  it.each([
    '---\ntitle: A\ndate: 2024-03-04\n\nB\n',
    '---\n\ntitle: A\n',
    '----\ntitle: A\n----\nB',
    '---js\ntitle: A\n---\nB',
    '+++\ntitle = "A"\n\nB\n',
    ';;;\n"title": "A"\nB\n',
    '{ "title": "A" }\nB',
    '#+title: A\n#+date: 2024-03-04\n\nB',
    '.. title: A\n.. date: 2024-03-04\n\nB',
    '% A\n% B\n% 2024-03-04\n\nC',
  ])('doubts %j', (text) => {
    expect(splitFrontMatter(text)).toEqual({
      ...{ data: {}, body: text, bodyLine: 1 },
      doubt: 'The front matter is unclosed or in an unknown format',
    })
  })
})

describe('takeMetadata', () => {
  const take = (text: string) => extractMetadata(text, { isMdx: true })

  it('reads the object that an MDX file exports, in any form of a literal', async () => {
    const text = [
      "import a from './a'",
      'export const metadata: Metadata = {',
      `  title: "It's", description: \`one`,
      'two\\`s`,',
      "  'tags': ['a', \"b\"], // a comment",
      '',
      "  authors: [{ name: 'A' }],",
      "  date: new Date('2024-03-04'), views: 3, draft: false, image: a,",
      '} satisfies Metadata;',
      '',
      'Text',
    ].join('\n')
    expect(await take(text)).toEqual({
      data: {
        ...{ title: "It's", description: 'one\ntwo`s', tags: ['a', 'b'], authors: [{ name: 'A' }] },
        ...{ date: '2024-03-04', views: 3, draft: false },
      },
      body: `import a from './a'\n${'\n'.repeat(7)}\n\nText`,
    })
  })

  it.each([
    'export const metadata = { title: "A", date: dateOf("a") }\n\nText',
    'export const metadata = { title: "A", ...shared }\n\nText',
    'export const metadata = { title: "A", isDraft }\n\nText',
    'export const metadata = { date: new Date(2024, 1, 30) }\n\nText',
    'export const metadata = { publishedAt: `${year}-01-01` }\n\nText',
    'export const metadata = makeMetadata({ title: "A" })\n\nText',
    'export const meta = shared\n\nText',
  ])('doubts what %j calculates', async (text) => {
    const { body, doubt } = await take(text)
    expect(doubt).toBe('What it exports as metadata is calculated')
    expect(body).toBe('\n\nText')
  })

  it.each([
    'const title = "A";\nconst date = "2023-01-23";\nconst draft = true;',
    '{ title: "A", date: "2023-01-23", draft: true }',
  ])('reads the program %j that Eleventy has as front matter', async (program) => {
    expect(await extractMetadata(`---js\n${program}\n---\nText`, { isMdx: false })).toEqual({
      data: { title: 'A', date: '2023-01-23', draft: true },
      body: `${'\n'.repeat(program.split('\n').length + 2)}Text`,
    })
  })

  it.each(['const date = when();', 'function date() {}'])(
    'doubts the program %j of front matter',
    async (program) => {
      const { doubt } = await extractMetadata(`---js\n${program}\n---\nText`, { isMdx: false })
      expect(doubt).toBe('Its front matter is a program that calculates fields')
    },
  )

  it('leaves the programs of a Markdown text alone', async () => {
    const text = 'Text\n\nexport const metadata = { title: "A" }\n'
    expect(await extractMetadata(text, { isMdx: false })).toEqual({ data: {}, body: text })
  })
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
    [{ categories: [['C', 'd'], 'e'] }, { category: 'C', tags: ['d', 'e'] }],
    [{ cover: { image: 'a.png', alt: 'b' } }, { cover: { url: 'a.png', alt: 'b' } }],
    [{ hero_image: './a.png', hero_image_alt: 'b' }, { cover: { url: './a.png', alt: 'b' } }],
    [{ header: { overlay_image: '/a.jpg' } }, { cover: { url: '/a.jpg' } }],
    [{ header: 'dark' }, { tags: [] }],
    [{ date: 'soon' }, { dateProblem: 'The date “soon” is ambiguous or unreadable' }],
    [{ published: true, created: '2020-01-02' }, { publishedAt: new Date('2020-01-02') }],
    [{ published: '2020-01-02' }, { isDraft: false, publishedAt: new Date('2020-01-02') }],
  ])('reads %j', (data, fields) => {
    expect(read(data)).toMatchObject(fields)
  })
})
