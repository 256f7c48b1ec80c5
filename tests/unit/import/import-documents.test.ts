import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { hiddenReason } from '#src/import/markdown/fields/hidden-post.ts'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'
import { readFields, withPlainNames } from '#src/import/markdown/fields/read-fields.ts'
import { readDate } from '#src/import/source/read-date.ts'
import { USAGE } from '#src/scripts/process/usage.ts'
import { asImported, sourcePost } from './source-posts.ts'

/** The documents, as one text. */
const pages = await Promise.all(
  ['docs/use/import.md', 'docs/use/publish-from-git.md', 'docs/reference/import-formats.md'].map(
    (file) => readFile(file, 'utf8'),
  ),
)
const text = `\n${pages.join('\n')}`
const namesIn = (part: string) => [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const rowsBelow = (heading: string) =>
  (text.split(`\n${heading}\n`)[1]?.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
const sentence = (start: string, end: string) => {
  const at = text.indexOf(start)
  return at < 0 ? '' : text.slice(at, text.indexOf(end, at))
}
const read = (data: Record<string, unknown>) => readFields(withPlainNames(data))

const frontMatter = new Map(
  rowsBelow('## Front matter').map(([, field = '', cell = '']) => [field, cell]),
)
const namesOf = (field: string) => namesIn((frontMatter.get(field) ?? '').split(/;|, and/)[0] ?? '')

it.each<[field: string, count: number, value: unknown, expected: object]>([
  ['title', 1, 'A', { title: 'A' }],
  ['excerpt', 8, 'A', { excerpt: 'A' }],
  ['date', 11, '2024-03-04', { publishedAt: new Date('2024-03-04') }],
  ['modification date', 10, '2024-03-04', { updatedAt: new Date('2024-03-04') }],
  ['tags', 3, ['A'], { tags: ['A'] }],
  ['category', 2, ['A'].join(''), { category: 'A' }],
  ['draft', 2, true, { isDraft: true }],
  ['cover', 15, 'a/b.png', { cover: { url: 'a/b.png' } }],
  ['author', 3, [{ name: 'A' }, 'B'], { author: 'A, B' }],
  ['canonical URL', 2, 'https://a.example', { canonicalUrl: 'https://a.example' }],
  ['read time', 2, 7, { readTime: 7 }],
  ['series', 1, ['A', 'B'], { series: 'A' }],
  ['part of the series', 3, 2, { seriesPart: 2 }],
])('reads each name of the field %s', (field, count, value, expected) => {
  const names = namesOf(field)
  expect(names).toHaveLength(count)
  for (const name of names) expect(read({ [name]: value })).toMatchObject(expected)
})

it('reads the names of texts for search engines, of the description of a cover, and of its parts', () => {
  const cell = frontMatter.get('for search engines') ?? ''
  const [titles = '', descriptions = ''] = cell.split(';')
  for (const name of namesIn(titles)) expect(read({ [name]: 'A' }).seoTitle).toBe('A')
  for (const name of namesIn(descriptions)) expect(read({ [name]: 'A' }).seoDescription).toBe('A')
  const alts = namesIn((frontMatter.get('cover alt text') ?? '').split(';')[1] ?? '')
  expect(alts).toHaveLength(6)
  for (const name of alts) expect(read({ cover: 'a.png', [name]: 'A' }).cover?.alt).toBe('A')
  const parts = namesIn((frontMatter.get('cover') ?? '').split('an object with')[1] ?? '')
  expect(parts).toHaveLength(5)
  for (const name of parts) expect(read({ cover: { [name]: 'a.png' } }).cover?.url).toBe('a.png')
})

it('reads the forms of dates', () => {
  const forms = namesIn(sentence('Accepted formats: ISO 8601', '. The default time zone'))
  expect(forms).toHaveLength(7)
  for (const form of forms) expect(readDate(form), form).toBeInstanceOf(Date)
  const others = namesIn(sentence('Dates are never guessed', 'unreadable'))
  expect(others).toHaveLength(2)
  for (const form of others) expect(readDate(form), form).toBeUndefined()
})

it('hides a post with each of the fields that say so', () => {
  const fields = namesIn(
    sentence('These posts become drafts with a warning', 'So are, without a generator'),
  )
  const values: Record<string, unknown> = {
    ...{ status: 'pending', build: { render: 'never' }, _build: { list: 'never' } },
    ...{ publishDate: '2999-01-01', expiryDate: '2019-01-01', unpublishDate: '2019-01-01' },
    visibility: 'paid',
  }
  const words = ['published', 'final', 'evergreen', 'render', 'list', 'never', 'public']
  const names = fields.filter((name) => !words.includes(name))
  expect(names).toHaveLength(18)
  for (const field of names) {
    const [name = '', value = values[name] ?? 'true'] = field.split(': ')
    expect(hiddenReason(withPlainNames({ [name]: value })), field).toBeDefined()
  }
  for (const status of ['published', 'final', 'evergreen'])
    expect(hiddenReason({ status })).toBeUndefined()
})

it('makes a link of each player that it names', () => {
  const [row = []] = rowsBelow('## Text').filter(([, source = '']) => source.includes('`youtube`'))
  const names = namesIn(row[1] ?? '')
  expect(names).toHaveLength(10)
  for (const name of names) {
    const { markdown, losses } = prepareMarkdown(`{{< ${name} "https://a.example/1" >}}`)
    expect(markdown).toMatch(/^<https:\/\/.*>$/)
    expect(losses).toEqual([expect.objectContaining({ kind: 'embed' })])
  }
})

it('describes each option of the command, and no other', () => {
  const described = rowsBelow('## Import from the command line').flatMap(
    ([, cell = '']) => /^`(--[\w-]+)/.exec(cell)?.[1] ?? [],
  )
  const known = [...new Set(USAGE.import.match(/^ {2}--[\w-]+/gm)?.map((option) => option.trim()))]
  const elsewhere = ['--to', '--token', '--replace']
  expect(described.toSorted()).toEqual(known.filter((one) => !elsewhere.includes(one)).toSorted())
  for (const option of elsewhere) expect(text).toContain(`\`${option}`)
})

it('cuts too long values at the reported lengths', () => {
  const [title, excerpt, tag] = [201, 501, 41].map((length) => 'a'.repeat(length))
  const tags = [tag, ...Array.from({ length: 20 }, (_, at) => `b${at}`)].map(String)
  const { values } = asImported(
    sourcePost('a.md', { title: String(title), excerpt: String(excerpt), tags }),
  )
  expect([values.title.length, values.excerpt.length, values.tags[0]?.length]).toEqual([
    200, 500, 40,
  ])
  expect(values.tags).toHaveLength(20)
  expect(text).toContain('Maximum lengths: title 200 characters, excerpt 500, tag 40')
})

it('says the limits of files, requests and calls', () => {
  const { importBytes, importFiles, uploadBytes, postContentBytes, fetchedBytes } = LIMITS
  expect(text).toContain(
    `up to ${importBytes / 1024 ** 2} MB and ${importFiles.toLocaleString('en')} files`,
  )
  expect(text).toContain(`up to ${uploadBytes / 1024 ** 2} MB and 15 seconds each`)
  expect(text).toContain(`A text over ${postContentBytes / 1024} kB is skipped`)
  expect(fetchedBytes / 1024 ** 3).toBe(1)
})
