import type { Backup } from '#src/contract/backup/backup-calls.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'

const DAY = 24 * 60 * 60 * 1000
const MONTH = 30 * DAY
const WEEK = 7 * DAY

export const oldDrafts = (posts: readonly ListedPost[], now = Date.now()): ListedPost[] =>
  posts.filter(
    ({ status, createdAt }) =>
      status === 'draft' && createdAt !== undefined && now - Date.parse(createdAt) > MONTH,
  )

export const scheduledPosts = (posts: readonly ListedPost[], now = Date.now()): ListedPost[] =>
  posts
    .filter((post) => displayStatus(post, now) === 'scheduled')
    .toSorted((a, b) => Date.parse(a.publishedAt ?? '') - Date.parse(b.publishedAt ?? ''))

export const undescribedImages = (items: readonly MediaItem[]): MediaItem[] =>
  items.filter(({ mimeType, alt }) => mimeType.startsWith('image/') && alt === '')

export const isStale = ({ madeAt }: Pick<Backup, 'madeAt'>, now: number): boolean =>
  now - Date.parse(madeAt) > WEEK
