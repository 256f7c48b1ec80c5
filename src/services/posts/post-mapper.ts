import { z } from 'zod'
import type { Post as PostDocument } from '#collections/generated/payload-types.ts'
import { imageSources } from '#src/content/format/image-sources.ts'
import type { PublishedPost } from '#src/contract/posts/public-page-data.ts'
import {
  eachPostField,
  isNumberField,
  LISTED_FIELDS,
  POST_FIELD_NAMES,
  postFields,
  postFieldsSchema,
} from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { isFuture, postStatusSchema } from '#src/contract/posts/post-schemas.ts'
import type { Post, PostSummary } from '#src/contract/posts/post-schemas.ts'
import { documentColumns, sql, storedDateSchema } from '#collections/sql.ts'
import { tagsColumn } from '#collections/tables/post-texts.ts'

type DocumentField = 'id' | '_status' | 'createdAt' | 'publishedAt' | 'firstPublishedAt'
/** Type check: fails to compile while a field of the description has no column. */
type FieldColumn = keyof Pick<PostDocument, PostFieldName>
/** A document, or a row of a list: a draft of the built-in admin may lack any field. */
type StoredSummary = Pick<PostDocument, DocumentField> & Partial<Record<FieldColumn, unknown>>
type StoredPost = StoredSummary & Pick<PostDocument, 'author' | 'updatedAt'>

const UNTITLED = 'Untitled'

// The driver gives a numeric column as text.
const number = z.coerce.number().nullish()
const numbers = Object.fromEntries(
  POST_FIELD_NAMES.filter(isNumberField).map((name) => [name, number]),
) as Record<'readTime', typeof number>

/** Further columns of a list, under the names of the document. */
const rowSchema = z.looseObject({
  ...numbers,
  id: z.string(),
  author: z.string().nullable(),
  _status: postStatusSchema.nullable(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  firstPublishedAt: z.string().nullable(),
})

const postRowSchema = rowSchema.extend({
  content: z.string().nullable(),
  updatedAt: z.string(),
})

// The tags are rows of their own table.
const { tags, ...inColumns } = LISTED_FIELDS
const listed = [
  ...['id', ...Object.keys(inColumns), '_status', 'author'],
  ...['createdAt', 'publishedAt', 'firstPublishedAt'],
]
const others = [...POST_FIELD_NAMES, 'updatedAt'].filter(
  (field) => field !== 'tags' && !listed.includes(field),
)

export const summaryColumns = sql`${documentColumns('posts', listed)}, ${tagsColumn}`

export const postColumns = sql`${summaryColumns}, ${documentColumns('posts', others)}`

const listedFieldsSchema = postFieldsSchema.pick(LISTED_FIELDS)

/** A row inserted by hand may lack its slug; the id leads to the post too. */
const withDefaults = (stored: StoredSummary) => ({
  ...eachPostField((name) => stored[name] ?? postFields[name].ifMissing),
  slug: stored.slug ?? stored.id,
})

/** The document as an entry of the visitors' list (S7-get-blog-02). */
function toPostSummary(doc: StoredSummary): PostSummary {
  return {
    id: doc.id,
    ...listedFieldsSchema.parse(withDefaults(doc)),
    // A future date wins even over an earlier publication: until then the post is not public.
    publishedAt: toIso(isFuture(doc.publishedAt) ? doc.publishedAt : doc.firstPublishedAt),
  }
}

export const rowToPostSummary = (row: Record<string, unknown>): PostSummary =>
  toPostSummary(rowSchema.parse(row))

export function rowToAdminPostSummary(row: Record<string, unknown>, owner: string): PostSummary {
  const doc = rowSchema.parse(row)
  const summary = toPostSummary(doc)
  return {
    ...summary,
    title: summary.title || UNTITLED,
    status: doc._status ?? 'draft',
    author: doc.author ?? owner,
    createdAt: new Date(doc.createdAt).toISOString(),
  }
}

/** `content` is the wire string, byte for byte as stored. `owner`: author of a post without one. */
export function toPost(doc: StoredPost, owner: string): Post {
  const status = doc._status ?? 'draft'
  return {
    ...toPostSummary(doc),
    ...postFieldsSchema.parse(withDefaults(doc)),
    author: doc.author ?? owner,
    status,
    isPublished: status === 'published',
    createdAt: new Date(doc.createdAt).toISOString(),
    updatedAt: new Date(doc.updatedAt).toISOString(),
  }
}

export const rowToPost = (row: Record<string, unknown>, owner: string): Post =>
  toPost(postRowSchema.parse(row), owner)

export type SitemapPost = Pick<
  PublishedPost,
  'slug' | 'tags' | 'canonicalUrl' | 'publishedAt' | 'createdAt' | 'textChangedAt'
> & {
  images: string[]
}

/** The columns for a sitemap; a text without images is not read. */
export const sitemapColumns = sql`${documentColumns('posts', [
  ...['id', 'slug', 'imageUrl', 'canonicalUrl', 'createdAt', 'firstPublishedAt'],
])},
  case when position('![' in posts.content) > 0 or position('<img ' in posts.content) > 0
    then posts.content else '' end as content,
  ${tagsColumn}`

const sitemapRowSchema = z.object({
  id: z.string(),
  slug: z.string().nullable(),
  tags: z.array(z.string()),
  imageUrl: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  createdAt: storedDateSchema,
  firstPublishedAt: storedDateSchema.nullable(),
  content: z.string().nullable(),
  textChangedAt: storedDateSchema.nullable(),
})

export function rowToSitemapPost(row: Record<string, unknown>): SitemapPost {
  const { id, slug, imageUrl, content, firstPublishedAt, ...post } = sitemapRowSchema.parse(row)
  const cover = imageUrl ? [imageUrl] : []
  return {
    ...post,
    slug: slug ?? id,
    images: [...new Set([...cover, ...imageSources(content ?? '')])],
    publishedAt: firstPublishedAt,
  }
}

export const toIso = (value: string | null | undefined) =>
  value ? new Date(value).toISOString() : null
