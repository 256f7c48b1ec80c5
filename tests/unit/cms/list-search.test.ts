import { describe, expect, it } from 'vitest'
import type { Message } from '#src/contract/messages/message-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { PostSummary } from '#src/contract/posts/post-schemas.ts'
import type { MessageFolder } from '#src/cms/messages/message-folder.ts'
import { foundElsewhere, searchMessages } from '#src/cms/messages/message-search.ts'
import { mainType, searchMedia } from '#src/cms/media/media-search.ts'
import { countByStatus, searchPostList } from '#src/cms/posts/list/post-filter.ts'
import { ofKind, searchTrash, trashTabs } from '#src/cms/trash/trash-search.ts'
import type { TrashItem } from '#src/contract/trash/trash-calls.ts'

const post = (title: string, excerpt: string, status?: 'draft' | 'published') =>
  ({ title, excerpt, category: 'Technology', status }) as PostSummary
const file = (originalName: string, mimeType: string) => ({ originalName, mimeType }) as MediaItem
const message = (part: Partial<Message>) =>
  ({ name: 'x', email: 'x', subject: 'x', message: 'x', ...part }) as Message

describe('post search', () => {
  const posts = [
    post('Locks in Postgres', 'About rows'),
    post('Slow builds', 'Caching ROWS of work'),
  ]

  it.each([
    ['', 2],
    ['  ', 2],
    ['LOCKS', 1],
    ['rows', 2],
    ['technology', 0],
  ])('[S2-cms-blog-04] [S2-cms-blog-05] %j finds %d', (query, count) => {
    expect(searchPostList(posts, query)).toHaveLength(count)
  })

  it('[S2-dashboard-09] counts unpublished posts as drafts', () => {
    const published = post('a', 'a', 'published')
    const planned = { ...published, publishedAt: '2999-01-01T00:00:00.000Z' }
    const list = [published, planned, post('b', 'b', 'draft'), post('c', 'c')]
    expect(countByStatus(list)).toEqual({ published: 1, scheduled: 1, drafts: 2 })
  })
})

describe('media search', () => {
  const items = [file('Team Photo.PNG', 'image/png'), file('notes.pdf', 'application/pdf')]

  it.each([
    ['', 2],
    ['photo', 1],
    ['IMAGE/', 1],
  ])('[S2-media-10] [S2-media-11] %j finds %d', (query, count) => {
    expect(searchMedia(items, query)).toHaveLength(count)
  })

  it('[S2-media-19] returns the part of the MIME type before the slash', () => {
    expect(mainType('application/pdf')).toBe('application')
  })
})

describe('message search', () => {
  const messages = [
    message({ name: 'Grace' }),
    message({ email: 'alan@example.com' }),
    message({ subject: 'A job' }),
    message({ message: 'Would you\nlike to talk?' }),
  ]

  it.each([
    ['', 4],
    ['GRACE', 1],
    ['alan@', 1],
    ['job', 1],
    ['LIKE to', 1],
  ])('[S2-contacts-04] [S2-contacts-05] %j finds %d', (query, count) => {
    expect(searchMessages(messages, query)).toHaveLength(count)
  })

  it('counts what other folders hold of a search', () => {
    const all = [
      message({ name: 'Grace', state: 'archived' }),
      message({ name: 'Grace', state: 'read', answeredAt: '2026-05-12T08:30:00.000Z' }),
    ]
    const [archived, inbox] = ['archived', 'inbox'].map((folder) => ({ folder, count: 1 }))
    const elsewhere = (query: string, folder: MessageFolder) =>
      foundElsewhere(all, { query, folder })
    expect(elsewhere('grace', 'inbox')).toEqual([archived])
    expect(elsewhere('grace', 'unanswered')).toEqual([inbox, archived])
    expect(elsewhere('grace', 'archived')).toEqual([inbox])
    expect(elsewhere(' ', 'inbox')).toEqual([])
  })
})

describe('trash search', () => {
  const items = [
    { kind: 'posts', name: 'Locks', detail: '' },
    { kind: 'media', name: 'quay.png', detail: 'image/png' },
    { kind: 'contacts', name: 'A job', detail: 'Grace' },
  ] as TrashItem[]

  it.each([
    ['', 3],
    ['LOCKS', 1],
    ['grace', 1],
    ['message', 1],
  ])('%j finds %d by name, kind, type or sender', (query, count) => {
    expect(searchTrash(items, query)).toHaveLength(count)
  })
})

describe('kinds in the trash', () => {
  const items = ['posts', 'contacts', 'posts'].map(
    (kind, at) => ({ id: `${at}`, kind }) as TrashItem,
  )

  it('match its items, with their numbers', () => {
    expect(trashTabs(items).map(({ label, count }) => `${label} ${count}`)).toEqual([
      ...['All 3', 'Posts 2', 'Messages 1'],
    ])
    expect(ofKind(items, 'contacts').map(({ id }) => id)).toEqual(['1'])
    expect(ofKind(items, 'all')).toHaveLength(3)
  })
})
