import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
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

/** A part of a series; null where there is no number. */
export const partOf = (text: string): number | null => (text === '' ? null : Number(text))

type RequestContext = {
  defaultAuthor: string
  /** The form as it was loaded or last saved. */
  stored: PostForm
  now: Date
}

/**
 * The body of POST and PUT. `publishedAt` only when publishing: the time of the save (S4-post-05), or the planned
 * one. What the specified editor does not send is sent only when it says something: the author when it differs
 * from the default (decision 15) or from a stored guest, the slug when it was changed, the fields for search
 * engines and of the series when they have or had a text. The server keeps what is not sent.
 */
export function formToBody(form: PostForm, context: RequestContext): PostBodyInput {
  const { author, slug, seriesPart, ...others } = eachPostField((name) => form[name].trim())
  const { seoTitle, seoDescription, canonicalUrl, series, ...texts } = others
  const { defaultAuthor, stored, now } = context
  const isPublished = form.status !== 'draft'
  const planned = form.status === 'scheduled' ? plannedTime(form) : null
  return {
    ...texts,
    content: form.content,
    category: texts.category || DEFAULT_CATEGORY,
    readTime: Number(texts.readTime),
    imageUrl: texts.imageUrl || null,
    tags: splitTags(texts.tags),
    isPublished,
    ...((author !== defaultAuthor || author !== stored.author) && { author }),
    ...(slug !== '' && slug !== stored.slug && { slug }),
    ...usedFields({ seoTitle, seoDescription, canonicalUrl, series }, stored),
    ...((seriesPart !== '' || stored.seriesPart !== '') && {
      seriesPart: partOf(seriesPart),
    }),
    ...(isPublished && { publishedAt: planned ?? now.toISOString() }),
  }
}

type Texts = Partial<Record<PostFieldName, string>>

const usedFields = <T extends Texts>(fields: T, stored: PostForm) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, text]) => text !== '' || stored[name as PostFieldName] !== '',
    ),
  ) as Partial<T>
