import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { isFuture, displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { Post, PostStatus } from '#src/contract/posts/post-schemas.ts'
import { fromDateTimeInput, toDateTimeInput } from '#src/lib/format/date-time-input.ts'
import { formatLongDateTime } from '#src/lib/format/long-date-time.ts'

export type FormStatus = PostStatus | 'scheduled'

/** The editor's form (S3-form-01): strings, as the controls hold them. */
export type PostForm = Record<PostFieldName, string> & {
  status: FormStatus
  publishedAt: string | null
  /** The planned date and time in the author's time zone; only for `scheduled`. */
  scheduledFor: string
}

export const emptyPostForm = (author: string): PostForm => ({
  ...eachPostField(() => ''),
  author,
  category: DEFAULT_CATEGORY,
  status: 'draft',
  publishedAt: null,
  scheduledFor: '',
})

const textOf = (value: string | number | string[] | null) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

export const postToForm = (post: Post, now?: number): PostForm => ({
  ...eachPostField((name) => textOf(post[name])),
  status: displayStatus(post, now) ?? 'draft',
  publishedAt: post.publishedAt,
  scheduledFor: isFuture(post.publishedAt, now) ? toDateTimeInput(post.publishedAt) : '',
})

type Schedule = Pick<PostForm, 'publishedAt' | 'scheduledFor'>

/** The planned time; the stored one to the second, unless another minute was chosen. Null without one. */
export const plannedTime = ({ publishedAt, scheduledFor }: Schedule): string | null =>
  publishedAt && toDateTimeInput(publishedAt) === scheduledFor
    ? publishedAt
    : fromDateTimeInput(scheduledFor)

export const isPublicNow = ({ status, publishedAt }: PostForm, now: number): boolean =>
  status !== 'draft' && !isFuture(publishedAt, now)

export const STATUS_LABEL = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
} as const

export function statusLabel(status: FormStatus, form: Schedule): string {
  const planned = status === 'scheduled' && plannedTime(form)
  return planned ? `Scheduled for ${formatLongDateTime(planned)}` : STATUS_LABEL[status]
}

/** Options of the Status select; includes 'scheduled' only for a post with a future date. */
export const statusOptions = ({ status, publishedAt }: PostForm): FormStatus[] =>
  status === 'scheduled' || isFuture(publishedAt)
    ? ['draft', 'published', 'scheduled']
    : ['draft', 'published']

/** Rebases the form on the stored version: fields without a control take the stored value. */
export const rebaseForm = (mine: PostForm, { publishedAt }: PostForm): PostForm => ({
  ...mine,
  publishedAt: publishedAt ?? mine.publishedAt,
})
