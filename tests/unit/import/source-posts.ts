import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'
import { postValues } from '#src/import/prepare/post-values.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'

export const sourcePost = (key: string, more: Partial<SourcePost> = {}): SourcePost => ({
  ...{ key, place: { file: key }, tags: [], isDraft: false, oldPaths: [], warnings: [] },
  body: { format: 'markdown', text: key },
  ...more,
})

/** A post as it is imported, with everything that is reported of it. */
export function asImported(post: SourcePost) {
  const { blocks } = bodyToBlocks(post)
  const { values, notes } = postValues(post, { blocks, allDrafts: false })
  return {
    ...{ values, status: values._status, publishedAt: values.publishedAt ?? null },
    warnings: [...post.warnings.map(({ text }) => text), ...notes],
  }
}
