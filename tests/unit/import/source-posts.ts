import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'
import { postValues } from '#src/import/prepare/post-values.ts'
import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import type { SourcePost } from '#src/import/source/source-post.ts'

export const sourcePost = (key: string, more: Partial<SourcePost> = {}): SourcePost => ({
  ...{ key, place: { file: key }, tags: [], isDraft: false, oldPaths: [], warnings: [] },
  body: { format: 'markdown', text: key },
  ...more,
})

/** Issues at lines of a file, as its source reports them. */
export const issuesIn = (file: string) => (line: number, text: string, kind?: IssueKind) => ({
  ...{ place: { file, line }, text, ...(kind && { kind }) },
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
