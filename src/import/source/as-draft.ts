import type { SourcePost } from './source-post.ts'

export function asDraft(
  post: SourcePost,
  reason: string | undefined,
  hasAppeared = false,
): SourcePost {
  if (reason === undefined) return post
  const warning = { place: post.place, text: `${reason}: it is imported as a draft.` }
  const appeared = hasAppeared && { hasAppeared }
  return { ...post, isDraft: true, ...appeared, warnings: [...post.warnings, warning] }
}
