import type { SourcePost } from '#src/import/source/source-post.ts'
import { postsOf, writeFiles } from './temporary-files.ts'

/** Rows as Ghost 6 exports them, without the columns that no reader needs. */
export const lexical = (...children: object[]) =>
  JSON.stringify({
    root: { children, direction: 'ltr', format: '', indent: 0, type: 'root', version: 1 },
  })

export const text = (value: string, format = 0) => ({
  ...{ detail: 0, format, mode: 'normal', style: '', text: value },
  ...{ type: 'extended-text', version: 1 },
})

export const paragraph = (...children: object[]) => ({
  children,
  ...{ direction: 'ltr', format: '', indent: 0, type: 'paragraph', version: 1 },
})

export const list = (listType: string, tag: string, ...items: object[]) => ({
  ...{ children: items, direction: 'ltr', format: '', indent: 0, type: 'list', version: 1 },
  ...{ listType, start: 1, tag },
})

export const item = (...children: object[]) => ({
  children,
  ...{ direction: 'ltr', format: '', indent: 0, type: 'listitem', version: 1, value: 1 },
})

export const post = (fields: object) => ({
  ...{ id: '65a1', uuid: 'b0c1', title: 'A post', slug: 'a-post', mobiledoc: null, html: null },
  ...{ comment_id: '65a1', plaintext: null, feature_image: null, featured: 0, type: 'post' },
  ...{ status: 'published', locale: null, visibility: 'public', lexical: null },
  ...{ created_at: '2023-05-01T10:00:00.000Z', updated_at: '2024-01-02T03:04:05.000Z' },
  ...{ published_at: '2023-05-02T08:30:00.000Z', custom_excerpt: null, canonical_url: null },
  ...fields,
})

export const ghostExport = (data: object, version = '6.0.3') =>
  JSON.stringify({ db: [{ meta: { exported_on: 1_770_000_000_000, version }, data }] })

/** The first post of an export of these rows. */
export const onlyPost = async (data: object) =>
  (await postsOf(await writeFiles({ 'blog.ghost.json': ghostExport(data) })))[0] as SourcePost
