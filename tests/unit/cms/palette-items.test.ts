import { expect, it } from 'vitest'
import { recentItems, paletteGroups } from '#src/cms/palette/palette-items.ts'
import type { FoundItem } from '#src/contract/search/search-schemas.ts'

const found: FoundItem[] = [
  { kind: 'message', id: 'm', label: 'Harbour', detail: 'Ada' },
  { kind: 'project', id: 'p', label: 'Seats', detail: 'published' },
  { kind: 'post', id: 'q', label: '', detail: 'draft' },
]
const recent = recentItems(
  { post: [{ id: 'q', title: '' }], project: [{ id: 'p', title: 'Seats' }] },
  ['/cms/projects/edit/p', '/cms/blog/edit/gone', '/cms/blog/edit/q'],
)
const groups = (query: string) => paletteGroups(query, { found, recent })
const titles = (query: string) => groups(query).map(({ title }) => title)

it('lists New post and recently opened items first without a query, and no screens', () => {
  const [write, opened, ...others] = groups('')
  expect(write?.items.map(({ label }) => label)).toEqual(['New post'])
  expect(opened?.items.map(({ label }) => label)).toEqual(['Seats', 'Untitled'])
  expect(others.map(({ title }) => title)).toEqual(['Actions'])
  expect(paletteGroups('', { recent: [] }).map(({ title }) => title)).toEqual([
    ...['Write', 'Actions'],
  ])
})

it('groups results, and links to them', () => {
  expect(groups('zzz')).toEqual([
    {
      title: 'Posts',
      items: [{ id: 'q', label: 'Untitled', detail: 'draft', href: '/cms/blog/edit/q' }],
    },
    { title: 'Projects', items: [{ id: 'p', label: 'Seats', href: '/cms/projects/edit/p' }] },
    {
      title: 'Messages',
      items: [{ id: 'm', label: 'Harbour', detail: 'Ada', href: '/cms/contacts?open=m' }],
    },
  ])
})

it('lists screens by name, and no group without a match', () => {
  expect(titles('trash')).toContain('Screens')
  expect(paletteGroups('zzz', { recent })).toEqual([])
})
