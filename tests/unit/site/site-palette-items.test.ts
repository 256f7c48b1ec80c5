import { expect, it } from 'vitest'
import { searchResponseSchema } from '#src/contract/search/search-schemas.ts'
import { sitePaletteGroups } from '#src/site/search/site-palette-items.ts'

const result = (kind: 'post' | 'project', id: string, title: string) => ({
  ...{ kind, id, path: `/${kind}/${id}`, category: kind === 'post' ? 'Systems' : null },
  title: [
    { text: title.slice(0, 2), isMarked: true },
    { text: title.slice(2), isMarked: false },
  ],
  ...{ publishedAt: null, sentence: [], tags: [] },
})
const found = searchResponseSchema.parse({
  results: [result('post', 'a', 'Locks'), result('project', 'b', 'Seats'), result('post', 'c', '')],
  ...{ count: 31, pageCount: 2, corrected: null },
  tags: [{ slug: 'c#', name: 'C#', count: 3 }],
})
const titles = (query: string, hidden: Parameters<typeof sitePaletteGroups>[2] = []) =>
  sitePaletteGroups(query, null, hidden).map(({ title }) => title)
const labels = (query: string) =>
  sitePaletteGroups(query, null, []).flatMap(({ items }) => items.map(({ label }) => label))

it('lists pages and actions without a search, but no hidden section', () => {
  expect(titles('')).toEqual(['Pages', 'Themes', 'Actions'])
  const [pages] = sitePaletteGroups('', null, ['skills'])
  expect(pages?.items.map(({ label }) => label)).toEqual([
    ...['Home', 'About', 'Achievements', 'Experience', 'Education', 'Blog', 'Contact'],
    ...['Projects', 'All posts', 'Resume'],
  ])
})

it('finds pages and actions by a part of their name, whatever its case', () => {
  expect(labels(' FEED ')).toEqual(['RSS feed', 'Atom feed', 'JSON feed'])
  expect(labels('resu')).toEqual(['Resume'])
  expect(labels('theme')).toEqual(
    ['Light', 'Dark', 'Terminal', 'Cyberpunk', 'Ocean', 'Forest'].map((one) => `Theme: ${one}`),
  )
  expect(titles('zzz')).toEqual([])
})

it('lists results first: tags, posts, work, and the page with all results', () => {
  expect(sitePaletteGroups('lo & c#', found, [])).toEqual([
    {
      title: 'Tags',
      items: [{ id: 'tag-c#', label: '#C#', detail: '3', to: { path: '/blog/tag/c%23' } }],
    },
    {
      title: 'Posts',
      items: [
        { id: 'a', label: 'Locks', detail: 'Systems', to: { path: '/post/a' } },
        { id: 'c', label: '', detail: 'Systems', to: { path: '/post/c' } },
      ],
    },
    { title: 'Work', items: [{ id: 'b', label: 'Seats', to: { path: '/project/b' } }] },
    {
      title: 'Search',
      items: [
        {
          id: 'all',
          label: 'All results for “lo & c#”',
          detail: '31',
          to: { path: '/blog?q=lo%20%26%20c%23' },
        },
      ],
    },
  ])
})
