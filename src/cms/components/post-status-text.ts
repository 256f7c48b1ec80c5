import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { formatPlannedTime } from '#src/lib/format/long-date-time.ts'

/** The displayed status; of a scheduled post with its time. */
export function postStatusText(post: ListedPost, now?: number): string | undefined {
  const status = displayStatus(post, now)
  return status === 'scheduled' && post.publishedAt
    ? `scheduled for ${formatPlannedTime(post.publishedAt, now)}`
    : status
}
