import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { calls } from '#src/contract/api/calls.ts'
import { searchMessages } from '#src/cms/messages/message-search.ts'
import { SCREEN_LIST, screens } from '#src/cms/screens.ts'
import { searchMedia } from '#src/cms/media/media-search.ts'
import { searchPostList } from '#src/cms/posts/list/post-list-search.ts'
import { normalizeForSearch } from '#src/lib/normalize-for-search.ts'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import { formatPlannedTime } from '#src/lib/format/long-date-time.ts'

/** `leaves`: the URL is not a screen, so the browser navigates to it. `runs`: an action instead of a URL. */
export type PaletteItem = {
  id: string
  label: string
  detail?: string
  href: string
  leaves?: true
  runs?: 'export'
}
export type PaletteGroup = { title: string; items: PaletteItem[] }

type PaletteData = {
  posts?: ListedPost[] | undefined
  media?: MediaItem[] | undefined
  messages?: Message[] | undefined
}

/** Maximum number of results per kind; typing more narrows them down. */
const MOST = 6

const SCREEN_ITEMS: PaletteItem[] = SCREEN_LIST.map(({ id, label, href }) => ({ id, label, href }))

const ACTIONS: PaletteItem[] = [
  { id: 'new-post', label: 'New post', href: `${screens.posts.href}/new` },
  { id: 'export', label: 'Export messages as CSV', href: '', runs: 'export' },
  { id: 'site', label: 'Back to the site', href: '/', leaves: true },
  { id: 'logout', label: 'Logout', href: calls.logout.path, leaves: true },
]

const detailOf = (status = 'draft') => (status === 'published' ? {} : { detail: status })

const named = (items: PaletteItem[], query: string) =>
  items.filter(({ label }) => normalizeForSearch(label).includes(normalizeForSearch(query.trim())))

/** Matching items in groups; without a query, only screens and actions. */
export function paletteGroups(
  query: string,
  { posts, media, messages }: PaletteData,
): PaletteGroup[] {
  const isSearching = query.trim() !== ''
  const found = <T>(things: T[] | undefined, search: (all: T[], query: string) => T[]) =>
    isSearching && things ? search(things, query).slice(0, MOST) : []
  const groups: PaletteGroup[] = [
    { title: 'Screens', items: named(SCREEN_ITEMS, query) },
    { title: 'Actions', items: named(ACTIONS, query) },
    {
      title: 'Posts',
      items: found(posts, searchPostList).map((post) => ({
        id: post.id,
        label: post.title,
        ...detailOf(postStatusText(post)),
        href: `${screens.posts.href}/edit/${post.id}`,
      })),
    },
    {
      title: 'Media',
      items: found(media, searchMedia).map(({ id, originalName, mimeType }) => ({
        id,
        label: originalName,
        detail: mimeType,
        href: `${screens.media.href}?open=${id}`,
      })),
    },
    {
      title: 'Messages',
      items: found(messages, searchMessages).map(({ id, name, subject }) => ({
        id,
        label: subject,
        detail: name,
        href: `${screens.messages.href}?open=${id}`,
      })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** The displayed status; of a scheduled post with its time. */
function postStatusText(post: ListedPost, now?: number): string | undefined {
  const status = displayStatus(post, now)
  return status === 'scheduled' && post.publishedAt
    ? `scheduled for ${formatPlannedTime(post.publishedAt, now)}`
    : status
}
