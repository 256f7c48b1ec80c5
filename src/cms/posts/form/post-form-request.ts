import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField, isNumberField, OPTIONAL_FIELDS } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import type { PostBodyInput } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from './post-form.ts'
import type { PostForm } from './post-form.ts'

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
