import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { hashOfValue } from './hash-of-value.ts'

/** Data of each post that is needed before the first is stored. It is kept in memory for all posts. */
export type PostMeta = Pick<
  SourcePost,
  'key' | 'place' | 'slug' | 'title' | 'oldPaths' | 'publishedAt'
> & {
  isStored: boolean
  /** Changes with its title, date or text at the source, and not with how it is converted. */
  textHash: string
}

/**
 * Reads a source once, into `metas`. Posts are kept on disk, because links may point to later posts. The file is
 * unlinked once open, so that a kill leaves none. The caller closes the returned posts.
 */
export async function readPosts(source: Pick<Source, 'posts'>, metas: PostMeta[] = []) {
  const name = path.join(tmpdir(), `folio-import-posts-${randomUUID()}`)
  await using opened = new AsyncDisposableStack()
  const file = opened.use(await open(name, 'wx+', 0o600))
  const sizes: { fields: number; text: number }[] = []
  await rm(name)
  for await (const post of source.posts()) {
    // A part of a text keeps the whole text in memory.
    metas.push(structuredClone(metaOf(post)))
    // The serializer copies long texts into a heap that stays: 70 MB more for 5,000 posts.
    const fields = serialize({ ...post, body: { ...post.body, text: '' } })
    const text = Buffer.from(post.body.text)
    await file.writev([fields, text])
    sizes.push({ fields: fields.length, text: text.length })
  }
  // In their order, without the first ones; each time from the file.
  const posts = async function* (skipped = 0) {
    let position = 0
    for (const [at, { fields, text }] of sizes.entries()) {
      const start = position
      position += fields + text
      if (at < skipped) continue
      const { buffer } = await file.read({ buffer: Buffer.alloc(fields + text), position: start })
      const post = deserialize(buffer.subarray(0, fields)) as SourcePost
      yield { ...post, body: { ...post.body, text: buffer.toString('utf8', fields) } }
    }
  }
  const kept = opened.move()
  return { metas, posts, close: () => kept.disposeAsync() }
}

function metaOf(post: SourcePost): PostMeta {
  const { key, place, slug, title, oldPaths, publishedAt, stored } = post
  return {
    ...{ key, place, oldPaths, isStored: stored !== undefined, textHash: textHashOf(post) },
    ...withoutUndefined({ slug, title, publishedAt }),
  }
}

export const textHashOf = ({ title, publishedAt, body }: SourcePost): string =>
  hashOfValue([title ?? null, publishedAt ?? null, body.text])
