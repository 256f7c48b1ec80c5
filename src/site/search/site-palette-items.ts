import type { SearchResponse, SearchResult } from '#src/contract/search/search-schemas.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import type { ThemeName } from '#src/lib/color/themes.ts'
import { FEED_FORMATS } from '#src/lib/feed-formats.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import { tagListPath } from '#src/lib/tag-list-path.ts'
import { visibleSections } from '#src/site/nav/sections.ts'
import type { SectionId } from '#src/site/nav/sections.ts'
import type { PaletteGroup, PaletteItem } from '#src/ui/palette/palette-list.tsx'

/** What choosing an item does: it scrolls to a section, opens a page or a file, or runs an action. */
type Destination =
  | { section: SectionId }
  | { path: string }
  | { theme: ThemeName }
  | { action: 'mail' }
export type SiteItem = PaletteItem & { to: Destination }

const PAGES: SiteItem[] = [
  { id: 'projects', label: 'Projects', to: { path: '/projects' } },
  { id: 'posts', label: 'All posts', to: { path: '/blog' } },
  { id: 'resume', label: 'Resume', to: { path: '/resume' } },
]

const ACTIONS: SiteItem[] = [
  { id: 'mail', label: 'Copy email address', to: { action: 'mail' } },
  { id: 'card', label: 'Download the contact card', to: { path: '/contact.vcf' } },
  ...Object.entries(FEED_FORMATS).map(([id, { file, label }]) => ({
    id,
    label: `${label.replace(/ Feed$/, '')} feed`,
    to: { path: `/${file}` },
  })),
]

const THEME_ITEMS = THEME_NAMES.map((theme): SiteItem => ({
  id: `theme-${theme}`,
  label: `Theme: ${THEMES[theme].label}`,
  to: { theme },
}))

const named = (items: SiteItem[], query: string) =>
  items.filter(({ label }) => normalizeForSearch(label).includes(normalizeForSearch(query)))

const resultItem = ({ id, title, path, category }: SearchResult): SiteItem => ({
  id,
  label: title.map(({ text }) => text).join(''),
  detail: category ?? undefined,
  to: { path },
})

/**
 * Matching items in groups, of the pages and actions by name and of the posts, projects and tags by the full-text search.
 * @param found null without a search, while it runs, and when it failed
 * @param hidden sections without content
 */
export function sitePaletteGroups(
  query: string,
  found: SearchResponse | null,
  hidden: readonly SectionId[],
): PaletteGroup<SiteItem>[] {
  const search = query.trim()
  const sections = visibleSections(hidden).map(({ id, label }): SiteItem => ({
    id: `section-${id}`,
    label,
    to: { section: id },
  }))
  const { results = [], tags = [], count = 0 } = found ?? {}
  const ofKind = (kind: SearchResult['kind']) =>
    results.filter((result) => result.kind === kind).map(resultItem)
  const rest: SiteItem = {
    id: 'all',
    label: `All results for “${search}”`,
    detail: String(count),
    to: { path: `/blog?q=${encodeURIComponent(search)}` },
  }
  const groups = [
    {
      title: 'Tags',
      items: tags.map(({ slug, name, count: posts }): SiteItem => {
        const to = { path: tagListPath(slug) }
        return { id: `tag-${slug}`, label: `#${name}`, detail: String(posts), to }
      }),
    },
    { title: 'Posts', items: ofKind('post') },
    { title: 'Work', items: ofKind('project') },
    { title: 'Search', items: results.length > 0 ? [rest] : [] },
    { title: 'Pages', items: named([...sections, ...PAGES], search) },
    { title: 'Themes', items: named(THEME_ITEMS, search) },
    { title: 'Actions', items: named(ACTIONS, search) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
