import { isEmptyContent } from '#src/content/format/empty-content.ts'
import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { isFuture, postStatusSchema, displayStatus } from '#src/contract/posts/post-schemas.ts'
import type { Post, PostBodyInput, PostStatus } from '#src/contract/posts/post-schemas.ts'

export type FormStatus = PostStatus | 'scheduled'

/** §3 Editor form state: strings, as the controls hold them. Category and date have no control. */
export type PostForm = Record<PostFieldName, string> & {
  /** `scheduled` only while the stored date is in the future: the post stays published and keeps that date. */
  status: FormStatus
  /** As stored. */
  publishedAt: string | null
}

export const emptyPostForm = (author: string): PostForm => ({
  ...eachPostField(() => ''),
  author,
  category: DEFAULT_CATEGORY,
  status: 'draft',
  publishedAt: null,
})

const textOf = (value: string | number | string[] | null) =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

export const postToForm = (post: Post): PostForm => ({
  ...eachPostField((name) => textOf(post[name])),
  status: displayStatus(post) ?? 'draft',
  publishedAt: post.publishedAt,
})

export const STATUS_LABEL = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
} as const

/** Options of the Status select; includes 'scheduled' only for a post with a future date. */
export const statusOptions = ({ status, publishedAt }: PostForm): FormStatus[] =>
  status === 'scheduled' || isFuture(publishedAt)
    ? ['draft', 'published', 'scheduled']
    : ['draft', 'published']

/** The form on top of the currently stored version: fields without a control take the stored value. */
export const rebaseForm = (mine: PostForm, { category, publishedAt }: PostForm): PostForm => ({
  ...mine,
  category,
  publishedAt: publishedAt ?? mine.publishedAt,
})

/** Whether there are no unsaved changes. */
export const isSameForm = (one: PostForm, other: PostForm): boolean =>
  (Object.keys(one) as (keyof PostForm)[]).every((field) => one[field] === other[field])

export type FormProblem = { field: keyof PostForm; message: string }

const isBlank = (value: string) => value.trim() === ''

const rules: { field: keyof PostForm; message: string; fails: (form: PostForm) => boolean }[] = [
  { field: 'title', message: 'Title is required', fails: ({ title }) => isBlank(title) },
  { field: 'excerpt', message: 'Excerpt is required', fails: ({ excerpt }) => isBlank(excerpt) },
  {
    field: 'content',
    message: 'Content is required',
    fails: ({ content }) => isEmptyContent(content),
  },
  { field: 'author', message: 'Author is required', fails: ({ author }) => isBlank(author) },
  {
    field: 'status',
    message: 'Status must be draft or published',
    fails: ({ status }) => status !== 'scheduled' && !postStatusSchema.safeParse(status).success,
  },
  {
    field: 'readTime',
    message: 'Read time is required',
    fails: ({ readTime }) => isBlank(readTime),
  },
]

/** §5: the first failing rule in the order of the spec, or null. */
export const firstProblem = (form: PostForm): FormProblem | null =>
  rules.find(({ fails }) => fails(form)) ?? null

/** §5: split on commas, trimmed, empties dropped. */
export const splitTags = (tags: string): string[] =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')

type BodyContext = {
  defaultAuthor: string
  /** The author of the loaded post; null for a new one. */
  savedAuthor: string | null
  now: Date
}

/**
 * §7: the body of POST and PUT. `publishedAt` only when publishing: the time of the save (§4), or the stored
 * date of a scheduled post. The author only when it differs from the default (design 8), or when a post by
 * another author is reset to the default: the server keeps fields that are not sent.
 */
export function formToBody(form: PostForm, context: BodyContext): PostBodyInput {
  const { author, ...texts } = eachPostField((name) => form[name].trim())
  const known = [context.defaultAuthor, context.savedAuthor ?? context.defaultAuthor]
  const isPublished = form.status !== 'draft'
  const planned = form.status === 'scheduled' ? form.publishedAt : null
  return {
    ...texts,
    content: form.content,
    readTime: Number(texts.readTime),
    imageUrl: texts.imageUrl || null,
    tags: splitTags(texts.tags),
    isPublished,
    ...(known.some((name) => name !== author) && { author }),
    ...(isPublished && { publishedAt: planned ?? context.now.toISOString() }),
  }
}

/** Whether saving this form would leave the post unchanged. */
export const isSameRequest = (post: Post, form: PostForm, context: BodyContext): boolean =>
  JSON.stringify(formToBody(postToForm(post), context)) ===
  JSON.stringify(formToBody(form, context))
