import { expect, it } from 'vitest'
import { asImported } from './source-posts.ts'
import { postsIn } from './temporary-files.ts'

const DATES: [written: string, meant: string | null][] = [
  ['date: 2024-03-04', '2024-03-04'],
  ['date: "2024-03-04 23:30 -0500"', '2024-03-05'],
  ['date: 04.03.2024', '2024-03-04'],
  ['date: 20240304', '2024-03-04'],
  ['date: 2024', '2024-01-01'],
  ['date: Mon, 04 Mar 2024 10:20:30 +0100', '2024-03-04'],
  ['date: 1709510400', '2024-03-04'],
  ['date: March 4th, 2024', '2024-03-04'],
  ['date: 03/04/2024', null],
  ['date: 12/25/2024', null],
  ['date: 04.03.24', null],
  ['date: 2024-02-30', null],
  ['date: 31.04.2024', null],
  ['date: 2024-03-04 25:00', null],
  ['date: soon', null],
  ['date: 2024年3月4日', null],
  ['date: git Created', null],
  ['date: "{{ date }}"', null],
  ['date: 0001-01-01T00:00:00Z', null],
  ['date:', null],
]
const VISIBLE = ['draft: false', 'published: true\nstatus: published']
const HIDDEN = ['published: false', 'expiryDate: 2020-01-01', 'publishDate: 2999-01-01']

const CASES = DATES.flatMap(([date, meant]) => [
  ...VISIBLE.map((more) => ({ front: `${date}\n${more}`, meant })),
  ...HIDDEN.map((more) => ({ front: `${date}\n${more}`, meant: null })),
])

it('publishes none of a hundred front matters at a date that its author did not mean', async () => {
  const files = CASES.map(({ front }, index) => [
    `${index}.md`,
    `---\ntitle: A\n${front}\n---\nText\n`,
  ])
  const posts = await postsIn(Object.fromEntries(files) as Record<string, string>)
  const shown = CASES.map(({ front }, index) => {
    const post = posts.find(({ key }) => key === `${index}.md`)
    const made = post && asImported(post)
    const said = made?.warnings ?? []
    return {
      ...{ front, meant: made?.publishedAt?.slice(0, 10) ?? null },
      // A draft says why.
      isRight:
        made?.status === 'published'
          ? said.length === 0
          : said.some((text) => /is imported as a draft\.$/.test(text)),
    }
  })
  expect(shown).toHaveLength(100)
  expect(shown).toEqual(CASES.map((one) => ({ ...one, isRight: true })))
})
