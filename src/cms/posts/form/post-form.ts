import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField, isNumberField, OPTIONAL_FIELDS } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { displayStatus, isFuture, postStatusSchema } from '#src/contract/posts/post-schemas.ts'
import type { Post, PostBodyInput, PostStatus } from '#src/contract/posts/post-schemas.ts'
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

export type PostProblems = Partial<Record<keyof PostForm | 'form', string>>

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

type FormProblem = { field: keyof PostForm; message: string }

type Rule = FormProblem & { fails: (form: PostForm, now?: number) => boolean }

const required = (field: PostFieldName, message: string): Rule => ({
  ...{ field, message },
  fails: (form) => form[field].trim() === '',
})

/** S5-blog-03 to S5-blog-08 in this order; then the rules of the schedule. */
const rules: Rule[] = [
  required('title', 'Title is required'),
  required('excerpt', 'Excerpt is required'),
  {
    field: 'content',
    message: 'Content is required',
    fails: ({ content }) => isEmptyContent(content),
  },
  required('author', 'Author is required'),
  {
    field: 'status',
    message: 'Status must be draft or published',
    fails: ({ status }) => status !== 'scheduled' && !postStatusSchema.safeParse(status).success,
  },
  required('readTime', 'Read time is required'),
  {
    field: 'scheduledFor',
    message: 'Enter the complete date and time, or choose another status.',
    fails: (form) => form.status === 'scheduled' && plannedTime(form) === null,
  },
  {
    field: 'scheduledFor',
    message: 'This time has passed. Choose a later one, or publish now.',
    fails: (form, now) => form.status === 'scheduled' && isPastPlan(form, now),
  },
]

/** The stored date may pass while the form is open: then the post is public, and stays so. */
const isPastPlan = (form: PostForm, now?: number) => {
  const planned = plannedTime(form)
  return planned !== form.publishedAt && !isFuture(planned, now)
}

/** The first failing rule, or null. */
export const firstProblem = (form: PostForm, now?: number): FormProblem | null =>
  rules.find(({ fails }) => fails(form, now)) ?? null

export const failsRule = (form: PostForm, field: string): boolean =>
  rules.some((rule) => rule.field === field && rule.fails(form))

/** Split on commas, trimmed, empties dropped (S5-blog-11, S5-blog-12). */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

export const requestFields = (form: PostForm) => {
  const texts = eachPostField((name) => form[name].trim())
  return {
    ...eachPostField((name) => (isNumberField(name) ? numberOf(texts[name]) : texts[name])),
    content: form.content,
    category: texts.category || DEFAULT_CATEGORY,
    imageUrl: texts.imageUrl || null,
    tags: splitTags(texts.tags),
  } as Pick<PostBodyInput, PostFieldName>
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

type RequestContext = {
  defaultAuthor: string
  stored: PostForm
  now: Date
}

/**
 * `publishedAt` only when publishing (S4-post-05). Fields of no specified control are sent only if changed, because the
 * server keeps missing fields.
 */
export function formToBody(form: PostForm, context: RequestContext): PostBodyInput {
  const { author = '', slug = '', ...fields } = requestFields(form)
  const { defaultAuthor, stored, now } = context
  const { imageUrl: _imageUrl, ...optional } = OPTIONAL_FIELDS
  const unused = (Object.keys(optional) as PostFieldName[]).filter(
    (name) => form[name].trim() === '' && stored[name] === '',
  )
  const isPublished = form.status !== 'draft'
  const planned = form.status === 'scheduled' ? plannedTime(form) : null
  return {
    ...fields,
    ...Object.fromEntries(unused.map((name) => [name, undefined])),
    isPublished,
    ...((author !== defaultAuthor || author !== stored.author) && { author }),
    ...(slug !== '' && slug !== stored.slug && { slug }),
    ...(isPublished && { publishedAt: planned ?? now.toISOString() }),
  }
}
