import { Clock } from 'lucide-react'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { formatPlannedTime } from '#src/lib/format/long-date-time.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import type { BadgeTone } from '#src/ui/display/badge.tsx'

const TONES: Partial<Record<string, BadgeTone>> = { published: 'success', draft: 'warning' }

/** `now` comes from the list: a timer in each of thousands of cards would slow a search down. */
export type PostAtTime = { post: ListedPost; now: number }

/** Published and draft have their own styles, any other value a neutral one (S2-cms-blog-12). */
export function PostStatus({ post, now }: PostAtTime) {
  const status = displayStatus(post, now)
  return <Badge tone={TONES[status ?? ''] ?? 'neutral'}>{status ?? 'unknown'}</Badge>
}

export function ScheduledTime({ post, now }: PostAtTime) {
  if (displayStatus(post, now) !== 'scheduled' || !post.publishedAt) return null
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs text-text tabular-nums">
      <Clock aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">Public from </span>
      <time dateTime={post.publishedAt}>{formatPlannedTime(post.publishedAt, now)}</time>
    </span>
  )
}
