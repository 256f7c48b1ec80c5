import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { calculatedReadTime } from '#collections/hooks/post-save.ts'
import { idsOf, runSql, sql } from '#collections/sql.ts'
import { oldSlugsColumn, hasAnyOldSlug, releaseSlug } from '#collections/tables/old-slugs.ts'
import type { Post } from '#collections/generated/payload-types.ts'
import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { hashOfValue } from '#src/import/prepare/hash-of-value.ts'

/** `post` is null when the post was deleted permanently. */
export type ImportRecord = Omit<z.infer<typeof rowSchema>, 'key'> & { isReverted: boolean }

/** In the place of the hash of the source: the next import stores the post again. */
export const REVERTED_HASH = ''

const rowSchema = z.object({
  key: z.string(),
  sourceHash: z.string(),
  savedHash: z.string(),
  post: z.object({ id: z.string(), slug: z.string(), isTrashed: z.boolean() }).nullable(),
})

/** The records of a source, by the identity of its posts. */
export async function readImportRecords(origin: string): Promise<Map<string, ImportRecord>> {
  const rows = await readSql(
    sql`select source_key as key, source_hash as "sourceHash", saved_hash as "savedHash",
          case when posts.id is not null then json_build_object('id', posts.id,
            'slug', coalesce(posts.slug, posts.id::text), 'isTrashed', posts.deleted_at is not null) end as post
        from imported_posts left join posts on posts.id = imported_posts.post_id
        where origin = ${origin}`,
    rowSchema,
  )
  return new Map(
    rows.map(({ key, ...record }) => [
      key,
      { ...record, isReverted: record.sourceHash === REVERTED_HASH },
    ]),
  )
}

type Written = {
  origin: string
  key: string
  post: Post
  sourceHash: string
  textHash: string
  run: string
}

/** Records the stored form of a post, in the transaction that stores it. */
export const writeImportRecord = (
  req: PayloadRequest,
  { origin, key, post, sourceHash, textHash, run }: Written,
) =>
  runSql(
    req,
    sql`insert into imported_posts (origin, source_key, post_id, source_hash, text_hash, saved_hash, import_run)
        values (${origin}, ${key}, ${post.id}, ${sourceHash}, ${textHash}, ${savedHash(post)}, ${run})
        on conflict (origin, source_key) do update
          set post_id = excluded.post_id, source_hash = excluded.source_hash, text_hash = excluded.text_hash,
              saved_hash = excluded.saved_hash, updated_at = now(),
              import_run = coalesce(imported_posts.import_run, excluded.import_run)`,
  )

const IMPORTED = [
  ...['title', 'excerpt', 'content', 'category', 'tags', 'author', 'imageUrl', 'seoTitle'],
  ...['seoDescription', 'canonicalUrl', 'publishedAt', '_status', 'slug'],
] as const

const LATER = POST_FIELD_NAMES.filter(
  (name) => ![...IMPORTED, 'readTime', 'series', 'seriesPart'].includes(name),
)

const savedHash = (post: Post): string =>
  hashOfValue([...valuesOf(post), { readTime: post.readTime }])

const valuesOf = (post: Post) => [
  ...IMPORTED.map((field) => (field === 'publishedAt' ? dateOf(post[field]) : post[field]) ?? null),
  // Only where there is one: records of before there were series keep their hash.
  ...(post.series ? [post.series, post.seriesPart ?? null] : []),
  ...LATER.filter((field) => post[field]).map((field) => [field, post[field]]),
]

/** Whether a post is unchanged since its import. `readTime`: the read time at the source. */
export function isUnmodified(
  post: Post,
  { record, readTime }: { record: ImportRecord; readTime: number | null },
): boolean {
  if (savedHash(post) === record.savedHash) return true
  // Earlier records are without the read time.
  const isEarlier = hashOfValue(valuesOf(post)) === record.savedHash
  return isEarlier && post.readTime === (readTime ?? calculatedReadTime(post))
}

const dateOf = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null)

/** Trashed posts of reverted imports: their slugs are free for the next import. */
const IS_REVERTED = sql`posts.deleted_at is not null and exists (
  select from imported_posts where post_id = posts.id and source_hash = ${REVERTED_HASH})`

/** Every slug that a post has or had: a new post may not take it. */
export async function readTakenSlugs(): Promise<Set<string>> {
  const rows = await readSql(
    sql`select slug, ${oldSlugsColumn} from posts where slug is not null and not (${IS_REVERTED})`,
  )
  return new Set(rows.flatMap(({ slug, former_slugs }) => [slug, former_slugs].flat().map(String)))
}

/** Renames a trashed post of a reverted import, so that its slug is free. */
export async function releaseRevertedSlug(req: PayloadRequest, slug: string): Promise<void> {
  const rows = await runSql(
    req,
    sql`select id::text as id from posts where (slug = ${slug} or ${hasAnyOldSlug([slug])}) and ${IS_REVERTED}`,
  )
  for (const id of idsOf(rows)) await releaseSlug(req, id, slug)
}
