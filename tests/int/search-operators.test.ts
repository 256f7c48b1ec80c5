import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { searchResponseSchema } from '#src/contract/search/search-schemas.ts'
import { expectAnswer, sendCall } from '#tests/support/requests.ts'
import { seeded } from '#tests/support/seeded.ts'
import { emptySite } from '#tests/support/trash.ts'
import { create } from '#tests/support/post-calls.ts'

beforeEach(emptySite)

const write = (title: string) => create({ title, tags: [] })
const ask = (q: string) => sendCall(calls.search, { query: `?${new URLSearchParams({ q })}` })
const search = async (q: string) => expectAnswer(await ask(q), 200, searchResponseSchema)
const titles = async (q: string) =>
  (await search(q)).results.map(({ title }) => title.map(({ text }) => text).join(''))

describe('GET /api/search', () => {
  it.each([
    ['-a', '-postgres', '-postgres -server', '-"needle"', '-1', '-a !!', '-a -', '-"', '-or'],
    ['- '.repeat(100), '-'.repeat(200), '-!'.repeat(100), '-a or '.repeat(33), '-"a" '.repeat(40)],
  ])('finds nothing by exclusions alone', async (...texts) => {
    for (const title of ['First', 'Second needle', 'Third']) await write(title)
    for (const q of texts)
      expect([q, await search(q)]).toMatchObject([q, { results: [], count: 0, pageCount: 1 }])
  })

  it('takes a minus for an exclusion only directly before its word', async () => {
    for (const title of ['Node flags', 'Node and force', 'Node queues']) await write(title)
    expect(await titles('node -force -flags')).toEqual(['Node queues'])
    expect((await titles('node - queues'))[0]).toBe('Node queues')
    expect(await titles('node --force')).toEqual(await titles('node force'))
  })

  it.each(['索引!', "索引 '", '索引 :', '**  or 索引-!!', '"'.repeat(200), '-"'.repeat(100)])(
    'answers a search of signs and words: %j',
    async (q) => {
      await write('A needle')
      expect((await ask(q)).status).toBe(200)
    },
  )

  it('answers every combination of its operators', async () => {
    await write('A needle')
    const texts = Array.from({ length: 200 }, (_, at) => randomText(at, 1 + ((at * 13) % 120)))
    const answers = await Promise.all(
      texts.map(async (q) => ({ q, status: (await ask(q)).status })),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})

const PARTS: [string, ...string[]] = [
  '-',
  '--',
  '"',
  ' ',
  ' or ',
  'needle',
  'a',
  '!',
  '(',
  "'",
  '\\',
  '*',
  ':',
  '索引',
  'å',
]

function randomText(seed: number, length: number): string {
  const { pick } = seeded(seed)
  const parts = Array.from({ length }, () => pick(PARTS))
  return parts.join('').slice(0, 200)
}
