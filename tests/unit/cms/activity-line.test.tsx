import { expect, it } from 'vitest'
import { ActivityLine, activityLink } from '#src/cms/activity/activity-line.tsx'
import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { screenHtml } from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

const OWN = 'ada@example.com'
const entry: ActivityEntry = {
  ...{ id: 'e', at: '2026-11-26T12:00:00.000Z', action: 'unpublish', subject: '2 posts' },
  ...{ target: null, items: [], canUndo: false, actor: OWN, requestId: '' },
}
const item = (name: string, isTrashed = false) =>
  ({ kind: 'posts', id: name.toLowerCase(), name, isTrashed }) as const
const htmlOf = (part: Partial<ActivityEntry>) =>
  screenHtml(<ActivityLine entry={{ ...entry, ...part }} own={OWN} isFull />)

it('names the posts of a bulk change, with links', async () => {
  const html = await htmlOf({ items: [item('Locks'), item('Rows', true)] })
  expect(wordsOf(html)).toContain('Unpublished 2 posts Locks Rows')
  expect(html).toContain('href="/cms/blog/edit/locks"')
  expect(html).toContain('href="/cms/trash?q=Rows"')
})

it.each([
  ['the own address', OWN, ''],
  ['the own address before a token', `${OWN} · CI`, 'CI'],
  ['another address', 'bob@example.com', 'bob@example.com'],
])('names the missing details of %s', async (_, actor, shown) => {
  const words = wordsOf(await htmlOf({ actor }))
  expect(words).not.toContain(OWN)
  expect(words).toContain(`2 posts ${shown}`)
})

it.each([
  ['Undo', { canUndo: true }],
  ['Restore', { action: 'delete', target: item('Locks', true) }],
  ['Restore', { action: 'delete', items: [item('Locks', true), item('Rows')] }],
] as [string, Partial<ActivityEntry>][])('offers %s for %j', async (label, part) => {
  expect(wordsOf(await htmlOf(part))).toContain(label)
})

it.each([
  [{}],
  [{ action: 'publish', target: item('Locks', true) }],
  [{ action: 'delete', target: item('Locks') }],
] as [Partial<ActivityEntry>][])('offers nothing for %j', async (part) => {
  expect(await htmlOf(part)).not.toContain('<button')
})

const post = { kind: 'posts', id: 'p', isTrashed: false } as const

it.each([
  [{ target: post }, '/cms/blog/edit/p'],
  [{ target: { ...post, isTrashed: true }, subject: 'A & B' }, '/cms/trash?q=A%20%26%20B'],
  [{ target: { ...post, kind: 'media' } }, '/cms/media?open=p'],
  [{ target: { kind: 'appearance', id: '', isTrashed: false } }, '/cms/appearance'],
  [{ target: { ...post, kind: 'projects' } }, '/cms/projects/edit/p'],
  [{ action: 'sign-out' }, '/cms/administrators'],
  [{ action: 'revoke-token' }, '/cms/tokens'],
  [{ action: 'import' }, '/cms/import'],
  [{ action: 'export' }, undefined],
] as [Partial<ActivityEntry>, string | undefined][])(
  'an entry with %j leads to %s',
  (part, link) => {
    expect(activityLink({ ...entry, ...part })).toBe(link)
  },
)
