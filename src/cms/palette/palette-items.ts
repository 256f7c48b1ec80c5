import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import type { FoundItem } from '#src/contract/search/search-schemas.ts'
import { SCREEN_LIST, screens } from '#src/cms/screens.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import type { PaletteGroup, PaletteItem } from '#src/ui/palette/palette-list.tsx'

/** `leaves`: the URL is not a screen, so the browser navigates to it. `runs`: an action instead of a URL. */
export type ScreenItem = PaletteItem & {
  href: string
  leaves?: true
  runs?: 'export'
}

const SCREEN_ITEMS: ScreenItem[] = SCREEN_LIST.map(({ id, label, href }) => ({ id, label, href }))

const ACTIONS: ScreenItem[] = [
  { id: 'new-post', label: 'New post', href: `${screens.posts.href}/new` },
  { id: 'export', label: 'Export messages as CSV', href: '', runs: 'export' },
  { id: 'site', label: 'Back to the site', href: '/', leaves: true },
  { id: 'logout', label: 'Logout', href: sessionCalls.logout.path, leaves: true },
]

const named = (items: ScreenItem[], query: string) =>
  items.filter(({ label }) => normalizeForSearch(label).includes(normalizeForSearch(query.trim())))

/** The groups of what was found, in their order, and the address of an item. */
const FOUND: Record<FoundItem['kind'], { title: string; href: (id: string) => string }> = {
  post: { title: 'Posts', href: (id) => `${screens.posts.href}/edit/${id}` },
  project: { title: 'Projects', href: (id) => `${screens.projects.href}/edit/${id}` },
  media: { title: 'Media', href: (id) => `${screens.media.href}?open=${id}` },
  resume: { title: 'Resumes', href: () => screens.resume.href },
  message: { title: 'Messages', href: (id) => `${screens.messages.href}?open=${id}` },
}

/**
 * Matching items in groups; without a query, only screens and actions.
 * @param found what the search over all documents answered
 */
export function paletteGroups(
  query: string,
  found: readonly FoundItem[] = [],
): PaletteGroup<ScreenItem>[] {
  const isSearching = query.trim() !== ''
  const documents = Object.entries(FOUND).map(([kind, { title, href }]) => ({
    title,
    items: found
      .filter((item) => isSearching && item.kind === kind)
      .map(({ id, label, detail }) => ({
        ...{ id, label: label || 'Untitled', href: href(id) },
        ...(detail !== null && detail !== 'published' && { detail }),
      })),
  }))
  const groups: PaletteGroup<ScreenItem>[] = [
    { title: 'Screens', items: named(SCREEN_ITEMS, query) },
    { title: 'Actions', items: named(ACTIONS, query) },
    ...documents,
  ]
  return groups.filter(({ items }) => items.length > 0)
}
