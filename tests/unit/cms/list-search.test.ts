import { expect, it } from 'vitest'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { MessageFolder } from '#src/cms/messages/message-folder.ts'
import { foundElsewhere, searchMessages } from '#src/cms/messages/message-search.ts'
import { searchMedia } from '#src/cms/media/media-search.ts'
import { countByStatus, searchPostList } from '#src/cms/posts/list/post-filter.ts'
import { ofKind, searchTrash, trashTabs } from '#src/cms/trash/trash-search.ts'
import type { TrashItem } from '#src/contract/trash/trash-calls.ts'

const post = (title: string, excerpt: string, status?: 'draft' | 'published') =>
  ({ title, excerpt, category: 'Technology', status }) as PostSummary
const file = (originalName: string, mimeType: string) => ({ originalName, mimeType }) as MediaItem
const message = (part: Partial<Message>) =>
  ({ name: 'x', email: 'x', subject: 'x', message: 'x', ...part }) as Message

const posts = [post('Locks in Postgres', 'About rows'), post('Slow builds', 'Caching ROWS of work')]
const files = [file('Team Photo.PNG', 'image/png'), file('notes.pdf', 'application/pdf')]
const messages = [
  message({ name: 'Grace' }),
  message({ email: 'alan@example.com' }),
  message({ subject: 'A job' }),
  message({ message: 'Would you\nlike to talk?' }),
]
const trash = [
  { id: '0', kind: 'posts', name: 'Locks', detail: '' },
  { id: '1', kind: 'media', name: 'quay.png', detail: 'image/png' },
  { id: '2', kind: 'contacts', name: 'A job', detail: 'Grace' },
  { id: '3', kind: 'posts', name: 'Keys', detail: '' },
] as TrashItem[]

it.each<[string, (query: string) => unknown[], Record<string, number>]>([
  [
    '[S2-cms-blog-04] [S2-cms-blog-05] posts, by title and excerpt',
    (query) => searchPostList(posts, query),
    { '': 2, '  ': 2, LOCKS: 1, rows: 2, technology: 0 },
  ],
  [
    '[S2-media-10] [S2-media-11] files, by name and type',
    (query) => searchMedia(files, query),
    { '': 2, photo: 1, 'IMAGE/': 1 },
  ],
  [
    '[S2-contacts-04] [S2-contacts-05] messages, by all of their texts',
    (query) => searchMessages(messages, query),
    { '': 4, GRACE: 1, 'alan@': 1, job: 1, 'LIKE to': 1 },
  ],
  [
    'the trash, by name, kind, type or sender',
    (query) => searchTrash(trash, query),
    { '': 4, LOCKS: 1, grace: 1, message: 1 },
  ],
])('finds %s', (_, search, counts) => {
  const found = Object.keys(counts).map((query) => [query, search(query).length])
  expect(Object.fromEntries(found)).toEqual(counts)
})

it('[S2-dashboard-09] counts unpublished posts as drafts', () => {
  const published = post('a', 'a', 'published')
  const planned = { ...published, publishedAt: '2999-01-01T00:00:00.000Z' }
  const list = [published, planned, post('b', 'b', 'draft'), post('c', 'c')]
  expect(countByStatus(list)).toEqual({ published: 1, scheduled: 1, drafts: 2 })
})

it('counts what other folders hold of a search', () => {
  const all = [
    message({ name: 'Grace', state: 'archived' }),
    message({ name: 'Grace', state: 'read', answeredAt: '2026-05-12T08:30:00.000Z' }),
  ]
  const [archived, inbox] = ['archived', 'inbox'].map((folder) => ({ folder, count: 1 }))
  const elsewhere = (query: string, folder: MessageFolder) => foundElsewhere(all, { query, folder })
  expect(elsewhere('grace', 'inbox')).toEqual([archived])
  expect(elsewhere('grace', 'unanswered')).toEqual([inbox, archived])
  expect(elsewhere('grace', 'archived')).toEqual([inbox])
  expect(elsewhere(' ', 'inbox')).toEqual([])
})

it('has a tab for each kind in the trash, with its number', () => {
  expect(trashTabs(trash).map(({ label, count }) => `${label} ${count}`)).toEqual([
    ...['All 4', 'Posts 2', 'Files 1', 'Messages 1'],
  ])
  expect(ofKind(trash, 'contacts').map(({ id }) => id)).toEqual(['2'])
  expect(ofKind(trash, 'all')).toHaveLength(4)
})
