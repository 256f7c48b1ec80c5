import { describe, expect, it } from 'vitest'
import { paletteGroups } from '#src/cms/palette/palette-items.ts'
import type { FoundItem } from '#src/contract/search/search-schemas.ts'

const found: FoundItem[] = [
  { kind: 'message', id: 'm', label: 'Harbour', detail: 'Ada' },
  { kind: 'project', id: 'p', label: 'Seats', detail: 'published' },
  { kind: 'post', id: 'q', label: '', detail: 'draft' },
]
const titles = (query: string) => paletteGroups(query, found).map(({ title }) => title)

describe('palette items', () => {
  it('lists screens and actions without a query, but no documents', () => {
    expect(titles('')).toEqual(['Screens', 'Actions'])
  })

  it('groups what was found, and links to it', () => {
    expect(paletteGroups('zzz', found)).toEqual([
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
    expect(paletteGroups('zzz', [])).toEqual([])
  })
})
