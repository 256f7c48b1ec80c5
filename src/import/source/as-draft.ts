import type { SourcePost } from './source-post.ts'

export const asDraft = (
  post: SourcePost,
  reason: string | undefined,
  hasAppeared = false,
): SourcePost =>
  reason === undefined
    ? post
    : {
        ...{ ...post, isDraft: true, ...(hasAppeared && { hasAppeared }) },
        warnings: [...post.warnings, warningOf(post, reason)],
      }

const warningOf = ({ place }: SourcePost, reason: string) => ({
  place,
  text: `${reason}: it is imported as a draft.`,
})
