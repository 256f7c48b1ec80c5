import type { SourcePost } from './source-post.ts'

/** The post as a draft with the reason in the report; as it is without a reason. */
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
