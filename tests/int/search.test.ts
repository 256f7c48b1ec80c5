import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '#collections/sql.ts'
import { calls } from '#src/contract/api/calls.ts'
import { RATES } from '#src/contract/limits.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { searchResponseSchema } from '#src/contract/search/search-schemas.ts'
import type { MarkedText } from '#src/contract/search/search-schemas.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { consumeRateLimitInMemory } from '#src/services/platform/rate-limit.ts'
import { expectAnswer, sendCall } from '#tests/support/requests.ts'
import { saveInAdmin } from '#tests/support/admin.ts'
import { emptySite } from '#tests/support/trash.ts'
import { create, save } from '#tests/support/post-calls.ts'
import { sendId } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const write = (changes: Partial<PostBodyInput>) => create({ tags: [], ...changes })
const ask = (q: string, page = 1) =>
  sendCall(calls.search, { query: `?${new URLSearchParams({ q, page: `${page}` })}` })
const search = async (q: string, page = 1) =>
  expectAnswer(await ask(q, page), 200, searchResponseSchema)
const textOf = (marked: MarkedText) =>
  marked.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')
const titles = async (q: string) =>
  (await search(q)).results.map(({ title }) => title.map(({ text }) => text).join(''))

describe('a text in a script without spaces', () => {
  it('is found by any part of it, with the passage', async () => {
    await write({ title: '其他', content: '<p>没有关系的内容。</p>' })
    await write({
      title: '数据库索引的工作原理',
      content: '<p>我们在这里解释为什么数据库索引会让查询更快。</p>',
    })
    await write({ title: 'ประเทศไทย', content: '<p>ภาษาไทยไม่มีช่องว่างระหว่างคำ</p>' })
    for (const part of [
      '数据库',
      '索引',
      '查询更快',
      '数据库 查询',
      '"索引会让查询"',
      '询',
      'PostgreSQL 索引',
    ]) {
      expect([part, await titles(part)]).toEqual([part, ['数据库索引的工作原理']])
    }
    expect(await titles('ช่องว่าง')).toEqual(['ประเทศไทย'])
    expect(await titles('库据')).toEqual([])
    const [first] = (await search('查询')).results
    expect(textOf(first?.sentence ?? [])).toBe('我们在这里解释为什么数据库索引会让[查询]更快。')
    expect(textOf((await search('索引')).results[0]?.title ?? [])).toBe('数据库[索引]的工作原理')
  })

  it('does not change what other texts are found by', async () => {
    await write({ title: 'Café 数据 naïve', content: '<p>Ünïcode words</p>' })
    expect(await titles('cafe naive')).toEqual(['Café 数据 naïve'])
    expect(await titles('unicode')).toEqual(['Café 数据 naïve'])
  })
})

const LATER = new Date(Date.now() + 3_600_000).toISOString()

describe('GET /api/search', () => {
  it('finds title, tags, category, excerpt, text and code, by the weight of the place', async () => {
    await write({ title: 'In its code', content: '<p>Text.</p>\n```ts\nconst needle = 1\n```' })
    await write({ title: 'In its text', content: '<p>There is a needle here.</p>' })
    await write({ title: 'In its excerpt', excerpt: 'About a needle.' })
    await write({ title: 'By its tag', tags: ['hay', 'needle', 'stack'] })
    await write({ title: 'A needle' })
    await write({ title: 'Not it' })
    expect(await titles('needle')).toEqual([
      'A needle',
      'By its tag',
      'In its excerpt',
      'In its text',
      'In its code',
    ])
    const { results } = await search('needle')
    expect(results.map(({ tags }) => tags)).toEqual([[], ['needle'], [], [], []])
  })

  it('finds posts with any of the words where fewer than three have all, those with all first', async () => {
    await write({ title: 'Copper pipes' })
    await write({ title: 'Pipes, bent', content: '<p>Of copper, bent by hand.</p>' })
    await write({ title: 'Bent spoons' })
    await write({ title: 'Copper coins' })
    await write({ title: 'Not it' })
    const found = await titles('bent copper pipes')
    expect(found[0]).toBe('Pipes, bent')
    expect(found).toHaveLength(3)
    expect(found).not.toContain('Not it')
    expect((await search('bent copper pipes')).count).toBe(3)
    expect(await titles('spoons -bent')).toEqual([])
  })

  it('shows the passage with the words marked, without markup', async () => {
    const filler = '<p>A paragraph of filler.</p>'.repeat(100)
    const passage = '<p>The <strong>old</strong> &amp; “rare” <em>gizmo</em>—kept.</p>'
    await write({ title: 'One' })
    await write({ title: 'Two', content: `${filler}<h2>A heading</h2>${passage}${filler}` })
    await write({ title: 'Three' })
    const { results } = await search('rare gizmo')
    expect(results).toHaveLength(1)
    expect(textOf(results[0]?.sentence ?? [])).toBe('The old & “[rare]” [gizmo]—kept.')
    expect(results[0]).toMatchObject({ kind: 'post', path: '/blog/two', category: 'Technology' })
  })

  it.each([
    ['accents', 'cafe', 'Im Café'],
    ['word forms', 'deploys', 'Deployment by deploying'],
    ['the beginning of the last word', 'why kuber', 'Why Kubernetes'],
    ['a phrase', '"at least once"', 'Delivered at least once'],
    ['other scripts', 'поиск नमस्ते दुनि', 'Поиск: नमस्ते दुनिया'],
  ])('finds by %s', async (_, q, title) => {
    for (const one of ['First of three', title, 'Last of three']) await write({ title: one })
    expect(await titles(q)).toEqual([title])
  })

  it('corrects a misspelt word, and reports the correction', async () => {
    for (const topic of ['databases', 'kubernetes', 'parsers'])
      await write({ title: `About ${topic}` })
    expect(await search('kubrenetes')).toMatchObject({ corrected: 'kubernetes', count: 1 })
    expect(await search('kubernetes')).toMatchObject({ corrected: null, count: 1 })
    expect(await search('xylophones')).toMatchObject({ corrected: null, count: 0 })
  })

  it('finds neither drafts nor scheduled posts, not by a correction either', async () => {
    await write({ title: 'Secretly planned', isPublished: false })
    await write({ title: 'Secretly scheduled', publishedAt: LATER })
    for (const q of ['secretly', 'secretli'])
      expect(await search(q)).toMatchObject({ results: [], count: 0, corrected: null })
  })

  it('names matching tags first, with their public posts; without results the most used ones', async () => {
    await write({ title: 'One', tags: ['Rust', 'rust', 'parsers'] })
    await write({ title: 'Two', tags: ['rust'] })
    await write({ title: 'Draft', tags: ['rust'], isPublished: false })
    expect((await search('rust')).tags).toEqual([{ slug: 'rust', name: 'rust', count: 2 }])
    expect((await search('#pars')).tags).toEqual([{ slug: 'parsers', name: 'parsers', count: 1 }])
    expect((await search('nothing')).tags.map(({ slug }) => slug)).toEqual(['rust', 'parsers'])
  })

  it('follows changes of text and tags, and drops deleted posts', async () => {
    await write({ title: 'First' })
    const { id } = await write({ title: 'Second', content: '<p>apples</p>', tags: ['fruit'] })
    await write({ title: 'Third' })
    await save(id, { title: 'Second', content: '<p>oranges</p>', tags: ['citrus'] })
    expect(await Promise.all(['apples', 'fruit', 'oranges', 'citrus'].map(titles))).toEqual([
      [],
      [],
      ['Second'],
      ['Second'],
    ])
    await sendId(calls.deletePost, id)
    expect(await titles('oranges')).toEqual([])
  })

  it('finds published projects by their text, stack and outcomes', async () => {
    const project = { summary: 'One log.', _status: 'published' }
    const caseStudy = paragraphsToLexical([plainParagraph('It replays events.')])
    await saveInAdmin('POST', '/projects', { ...project, title: 'First' })
    await saveInAdmin('POST', '/projects', {
      ...{ ...project, title: 'Second', stack: ['Kafka'], body: caseStudy },
      outcomes: [{ figure: '60', meaning: 'subscribers' }],
    })
    await saveInAdmin('POST', '/projects', { ...project, title: 'Kafka draft', _status: 'draft' })
    for (const q of ['replays', 'kafka', 'subscribers']) {
      const [found, ...others] = (await search(q)).results
      expect(found).toMatchObject({ kind: 'project', path: '/projects/second', publishedAt: null })
      expect(others).toEqual([])
    }
  })

  it('has pages of 12 results, which end after 240', async () => {
    await readSql(
      sql`insert into posts (title, slug, excerpt, content, category, read_time, _status, published_at, first_published_at)
          select 'Needle ' || n, 'needle-' || n, 'Excerpt', '<p>x</p>', 'Technology', 3, 'published', now(),
            now() - make_interval(mins => n) from generate_series(1, 350) as n`,
    )
    await readSql(sql`analyze search_documents`)
    const first = await search('needle')
    expect(first).toMatchObject({ count: 350, pageCount: 20 })
    const second = await search('needle', 2)
    expect([first.results.length, second.results.length]).toEqual([12, 12])
    const ids = new Set([...first.results, ...second.results].map(({ id }) => id))
    expect(ids.size).toBe(24)
    expect((await search('needle', 21)).results).toEqual([])
    const [row] = await readSql(sql`select folio_count_documents('needl') as count`)
    expect(row).toEqual({ count: 350 })
  })

  it.each([
    ['10 kB', 'needle '.repeat(1500)],
    ['signs only', '&|!():*<->\'"\\'],
    ['one letter', 'a'],
    ['operators', "needle & | ! ( <-> :* 'x"],
    ['NUL and line feeds', 'nee\0dle\n\n'],
    ['a lone minus', '-'],
    ['blank', '   '],
    ['an emoji', '🦀'],
  ])('answers a search of %s', async (_, q) => {
    await write({ title: 'A needle' })
    expect((await search(q)).results.length).toBeLessThanOrEqual(1)
  })

  it('a very long text is found by its beginning', async () => {
    const words = Array.from({ length: 40_000 }, (_, n) => `word${n.toString(36)}`)
    await write({ title: 'Long', content: `<p>beginning ${words.join(' ')}</p>` })
    expect(await titles('beginning')).toEqual(['Long'])
  })

  it('refuses more than 600 searches of one address in ten minutes', async () => {
    const headers = { 'x-folio-client': '198.51.100.77' }
    const one = () => sendCall(calls.search, { query: '?q=x', headers })
    expect((await one()).status).toBe(200)
    const limit = { ...RATES.search, key: '198.51.100.77' }
    for (let count = 1; count < 599; count += 1) await consumeRateLimitInMemory(limit)
    expect([(await one()).status, (await one()).status]).toEqual([200, 429])
    expect((await ask('x')).status).toBe(200)
  })
})

it('rebuilds the index for another language', async () => {
  await write({ title: 'Die Häuser stehen' })
  expect(await titles('"haus"')).toEqual([])
  await readSql(sql`select folio_set_search_language('german')`)
  expect(await titles('"haus"')).toEqual(['Die Häuser stehen'])
  await readSql(sql`select folio_set_search_language('english')`)
})
