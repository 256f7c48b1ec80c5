import { sessionCalls } from '#src/contract/auth/session-calls.ts'
import type { FoundItem } from '#src/contract/search/search-schemas.ts'
import { documentLink } from '#src/cms/components/links/document-link.ts'
import { SCREEN_LIST, screens } from '#src/cms/screens.ts'
import { searchTexts } from '#src/lib/normalize-for-search.ts'
import type { PaletteGroup, PaletteItem } from '#src/ui/palette/palette-list.tsx'

/** `leaves`: the URL is not a screen, so the browser navigates to it. `runs`: an action instead of a URL. */
export type ScreenItem = PaletteItem & {
  href: string
  leaves?: true
  runs?: 'export'
}

const SCREEN_ITEMS: ScreenItem[] = SCREEN_LIST.map(({ id, label, href }) => ({ id, label, href }))

const NEW_POST = { id: 'new-post', label: 'New post', href: `${screens.posts.href}/new` }

const ACTIONS: ScreenItem[] = [
  { id: 'export', label: 'Export messages as CSV', href: '', runs: 'export' },
  { id: 'payload', label: 'Built-in admin', href: '/payload', leaves: true },
  { id: 'site', label: 'Back to the site', href: '/', leaves: true },
  { id: 'logout', label: 'Logout', href: sessionCalls.logout.path, leaves: true },
]

const named = (items: ScreenItem[], query: string) =>
  searchTexts(items, query, ({ label }) => [label])

/** Groups of results, in order. `kind` is the kind of the documents in `documentLink`. */
const FOUND = {
  post: { title: 'Posts', kind: 'posts' },
  project: { title: 'Projects', kind: 'projects' },
  media: { title: 'Media', kind: 'media' },
  resume: { title: 'Resumes', kind: 'resumes' },
  message: { title: 'Messages', kind: 'contacts' },
} as const satisfies Record<FoundItem['kind'], object>

const itemOf = ({ kind, id, label, detail }: FoundItem): ScreenItem => ({
  ...{ id, label: label || 'Untitled', href: documentLink({ kind: FOUND[kind].kind, id }) },
  ...(detail !== null && detail !== 'published' && { detail }),
})

type Documents = Record<'post' | 'project', readonly { id: string; title: string }[]>

/** The documents at these paths, in order, without deleted ones. */
export function recentItems({ post, project }: Documents, paths: readonly string[]) {
  const items = [
    ...post.map((one) => ({ kind: 'post' as const, ...one })),
    ...project.map((one) => ({ kind: 'project' as const, ...one })),
  ].map(({ kind, id, title }) => itemOf({ kind, id, label: title, detail: null }))
  return paths.flatMap((path) => items.find(({ href }) => href === path) ?? [])
}

export function paletteGroups(
  query: string,
  { found = [], recent }: { found?: readonly FoundItem[] | undefined; recent: ScreenItem[] },
): PaletteGroup<ScreenItem>[] {
  const documents = Object.entries(FOUND).map(([kind, { title }]) => ({
    title,
    items: found.filter((item) => item.kind === kind).map(itemOf),
  }))
  const groups =
    query.trim() === ''
      ? [
          { title: 'Write', items: [NEW_POST] },
          { title: 'Last opened', items: recent },
          { title: 'Actions', items: ACTIONS },
        ]
      : [
          { title: 'Screens', items: named(SCREEN_ITEMS, query) },
          { title: 'Actions', items: named([NEW_POST, ...ACTIONS], query) },
          ...documents,
        ]
  return groups.filter(({ items }) => items.length > 0)
}
