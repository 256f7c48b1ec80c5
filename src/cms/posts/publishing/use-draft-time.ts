import { useNow } from '#src/cms/components/screen/use-now.ts'
import type { PostDraft } from '#src/cms/posts/saving/post-draft.ts'

/** The current time, never before the last save: a just published post is not in the future. */
export const useDraftTime = ({ stored }: PostDraft): number =>
  Math.max(useNow(), stored.at?.getTime() ?? 0)
