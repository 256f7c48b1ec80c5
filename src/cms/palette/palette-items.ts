import type { Contact } from '#src/contract/contacts.ts'
import type { MediaItem } from '#src/contract/media.ts'
import { shownStatus } from '#src/contract/posts.ts'
import type { ListedPost } from '#src/contract/posts.ts'
import { calls } from '#src/contract/calls.ts'
import { searchContacts } from '#src/cms/contacts/contact-search.ts'
import { searchMedia } from '#src/cms/media/media-search.ts'
import { searchPosts } from '#src/cms/posts/post-search.ts'
import { searchText } from '#src/lib/search-text.ts'

/** `leaves` is an address that is no screen: the browser itself goes there. `runs` is none: something is done. */
export type PaletteItem = {
  id: string
  label: string
  detail?: string
  href: string
  leaves?: true
  runs?: 'export'
}
export type PaletteGroup = { title: string; items: PaletteItem[] }

export type PaletteData = {
  posts?: ListedPost[] | undefined
  media?: MediaItem[] | undefined
  contacts?: Contact[] | undefined
}

/** Found things of one kind that are listed; the rest is found by typing more. */
const MOST = 6

const SCREENS: PaletteItem[] = [
  { id: 'dashboard', label: 'Dashboard', href: '/cms' },
  { id: 'posts', label: 'Posts', href: '/cms/blog' },
  { id: 'media', label: 'Media', href: '/cms/media' },
  { id: 'resume', label: 'Resume', href: '/cms/resume' },
  { id: 'messages', label: 'Messages', href: '/cms/contacts' },
  { id: 'activity', label: 'Activity', href: '/cms/activity' },
  { id: 'trash', label: 'Trash', href: '/cms/trash' },
]

const ACTIONS: PaletteItem[] = [
  { id: 'new-post', label: 'New post', href: '/cms/blog/new' },
  { id: 'export', label: 'Export messages as CSV', href: '', runs: 'export' },
  { id: 'site', label: 'Back to the site', href: '/', leaves: true },
  { id: 'logout', label: 'Logout', href: calls.logout.path, leaves: true },
]

const detailOf = (status = 'draft') => (status === 'published' ? {} : { detail: status })

const named = (items: PaletteItem[], query: string) =>
  items.filter(({ label }) => searchText(label).includes(searchText(query.trim())))

/** What fits the words, in groups; without words the screens and actions alone. */
export function paletteGroups(
  query: string,
  { posts, media, contacts }: PaletteData,
): PaletteGroup[] {
  const isSearching = query.trim() !== ''
  const found = <T>(things: T[] | undefined, search: (all: T[], query: string) => T[]) =>
    isSearching && things ? search(things, query).slice(0, MOST) : []
  const groups: PaletteGroup[] = [
    { title: 'Screens', items: named(SCREENS, query) },
    { title: 'Actions', items: named(ACTIONS, query) },
    {
      title: 'Posts',
      items: found(posts, searchPosts).map((post) => ({
        id: post.id,
        label: post.title,
        ...detailOf(shownStatus(post)),
        href: `/cms/blog/edit/${post.id}`,
      })),
    },
    {
      title: 'Media',
      items: found(media, searchMedia).map(({ id, originalName, mimeType }) => ({
        id,
        label: originalName,
        detail: mimeType,
        href: `/cms/media?open=${id}`,
      })),
    },
    {
      title: 'Messages',
      items: found(contacts, searchContacts).map(({ id, name, subject }) => ({
        id,
        label: subject,
        detail: name,
        href: `/cms/contacts?open=${id}`,
      })),
    },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
