import { z } from 'zod'
import { canonicalUrlSchema } from './canonical-url.ts'
import { imageUrlSchema } from './image-url.ts'
import { slugSchema } from './post-slug.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { multiLineText, optionalLine, singleLineText } from '#src/contract/text-schemas.ts'
import {
  contentSchema,
  readTimeSchema,
  seriesPartSchema,
  tagsSchema,
} from './post-value-schemas.ts'

type PostField = {
  label: string
  request: z.ZodType
  response: z.ZodType
  ifMissing: string | number | string[] | null
}

/**
 * Described once for schemas (post-schemas.ts), columns (services/posts/post-mapper.ts) and form
 * (cms/posts/form/post-form.ts). Validated in this order.
 */
export const postFields = {
  title: {
    label: 'Title',
    request: singleLineText('Title', LIMITS.titleLength),
    response: z.string(),
    ifMissing: '',
  },
  excerpt: {
    label: 'Excerpt',
    request: multiLineText('Excerpt', LIMITS.excerptLength),
    response: z.string(),
    ifMissing: '',
  },
  content: {
    label: 'Blog Content',
    request: contentSchema,
    response: z.string(),
    ifMissing: '',
  },
  /** Optional: without it a new post gets a slug from its title, a stored one keeps its own. */
  slug: {
    label: 'Slug',
    request: slugSchema.optional(),
    response: z.string(),
    // Never missing once saved (collections/hooks/document-slug.ts).
    ifMissing: '',
  },
  /** Optional: without it a new post gets the default category, a stored one keeps its own. */
  category: {
    label: 'Category',
    request: singleLineText('Category', LIMITS.categoryLength).optional(),
    response: z.string(),
    ifMissing: '',
  },
  /** Omitted: the stored author, or the owner (services/posts/post-mapper.ts). */
  author: {
    label: 'Author',
    request: singleLineText('Author', LIMITS.authorLength).optional(),
    response: z.string(),
    ifMissing: '',
  },
  readTime: {
    label: 'Read Time',
    request: readTimeSchema,
    response: z.number(),
    // Never missing once saved (collections/hooks/post-save.ts).
    ifMissing: 1,
  },
  imageUrl: {
    label: 'Featured Image URL',
    request: imageUrlSchema.nullish().transform((value) => value ?? null),
    response: z.string().nullable(),
    ifMissing: null,
  },
  tags: {
    label: 'Tags',
    request: tagsSchema.default([]),
    response: z.array(z.string()),
    ifMissing: [],
  },
  /** The following are optional: without one a stored post keeps its own. Three for search engines and link previews. */
  seoTitle: {
    label: 'SEO title',
    request: optionalLine('SEO title', LIMITS.seoTitleLength).nullable().optional(),
    response: z.string().nullable(),
    ifMissing: null,
  },
  seoDescription: {
    label: 'SEO description',
    request: optionalLine('SEO description', LIMITS.seoDescriptionLength).nullable().optional(),
    response: z.string().nullable(),
    ifMissing: null,
  },
  canonicalUrl: {
    label: 'Canonical URL',
    request: canonicalUrlSchema.nullable().optional(),
    response: z.string().nullable(),
    ifMissing: null,
  },
  series: {
    label: 'Series',
    request: optionalLine('Series', LIMITS.seriesLength).nullable().optional(),
    response: z.string().nullable(),
    ifMissing: null,
  },
  /** Position in the series. Posts without one follow by publication date. */
  seriesPart: {
    label: 'Part of the series',
    request: seriesPartSchema.nullable().optional(),
    response: z.number().nullable(),
    ifMissing: null,
  },
} satisfies Record<string, PostField>

type PostFields = typeof postFields
export type PostFieldName = keyof PostFields

export const LISTED_FIELDS = {
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  tags: true,
  readTime: true,
  imageUrl: true,
} as const

/** Weights for search besides the text (C): A like the title, B like the tags. Lists always count as B. */
export const SEARCHED_POST_FIELDS = {
  title: 'A',
  category: 'B',
  excerpt: 'C',
  tags: 'B',
} as const satisfies Partial<Record<PostFieldName, 'A' | 'B' | 'C'>>

/** The fields visible to readers: a change of one of them updates the date of the text. */
export const TEXT_FIELDS: readonly PostFieldName[] = ['title', 'excerpt', 'content']

export const MARKDOWN_FIELDS = {
  author: true,
  category: true,
  tags: true,
  series: true,
} as const

export const POST_FIELD_NAMES = Object.keys(postFields) as PostFieldName[]

type OptionalField = {
  [Name in PostFieldName]: PostFields[Name]['ifMissing'] extends null ? Name : never
}[PostFieldName]

export const OPTIONAL_FIELDS = Object.fromEntries(
  POST_FIELD_NAMES.filter((name) => postFields[name].ifMissing === null).map((name) => [
    name,
    null,
  ]),
) as Record<OptionalField, null>

export const isNumberField = (name: PostFieldName): boolean =>
  postFields[name].response.safeParse(0).success

export const eachPostField = <T>(value: (name: PostFieldName) => T) =>
  Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, value(name)])) as Record<
    PostFieldName,
    T
  >

export const postFieldParts = <Part extends keyof PostField>(part: Part) =>
  eachPostField((name) => postFields[name][part]) as {
    [Name in PostFieldName]: PostFields[Name][Part]
  }

export const postFieldsSchema = z.object(postFieldParts('response'))
