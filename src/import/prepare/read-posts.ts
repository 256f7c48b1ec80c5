import type { Source, SourcePost } from '#src/import/source/source-post.ts'
import { withoutUndefined } from '#src/lib/without-undefined.ts'
import { hashOfValue } from './hash-of-value.ts'
import { spoolPosts } from './post-spool.ts'
import type { PostSpool } from './post-spool.ts'

/** Data of each post that is needed before the first is stored. It is kept in memory for all posts. */
export type PostMeta = Pick<
  SourcePost,
  'key' | 'place' | 'slug' | 'title' | 'oldPaths' | 'publishedAt'
> & {
  isStored: boolean
  /** Changes with its title, date or text at the source, and not with how it is converted. */
  textHash: string
}

/** Reads a source once, into `metas`. The caller closes the returned posts. */
export async function readPosts(
  source: Pick<Source, 'posts'>,
  metas: PostMeta[] = [],
): Promise<PostSpool & { metas: PostMeta[] }> {
  const kept = await spoolPosts(source.posts(), (post) => {
    const { key, place, slug, title, oldPaths, publishedAt, stored } = post
    const meta = {
      ...{ key, place, oldPaths, isStored: stored !== undefined, textHash: textHashOf(post) },
      ...withoutUndefined({ slug, title, publishedAt }),
    }
    // A part of a text keeps the whole text in memory.
    metas.push(structuredClone(meta))
  })
  return { ...kept, metas }
}

export const textHashOf = ({ title, publishedAt, body }: SourcePost): string =>
  hashOfValue([title ?? null, publishedAt ?? null, body.text])
