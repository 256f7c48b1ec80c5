import type { PayloadRequest } from 'payload'
import type { PostState } from '#src/contract/posts/post-bulk-schemas.ts'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import { namedDocuments, recordActivity } from '#collections/hooks/activity-events.ts'
import type { StoredState } from '#collections/tables/post-states.ts'

export type SavedChange = { from: StoredState; to: StoredState }

/** One activity entry for all posts that a bulk change publishes, one for those it unpublishes, and one for those it tags. */
export async function recordChanges(
  req: PayloadRequest,
  changes: readonly SavedChange[],
): Promise<void> {
  for (const action of ['publish', 'unpublish', 'tag'] as const) {
    const those = changes.filter((change) => actionOf(change) === action)
    const items = those.map(({ to }) => ({ id: to.id, name: to.title }))
    const former = those.map(toPreviousState)
    const named = namedDocuments({ kind: 'posts', noun: 'post', items, former })
    if (those.length > 0) await recordActivity(req, { action, ...named })
  }
}

const RANK = { draft: 0, scheduled: 1, published: 2 }
const rankOf = (post: StoredState) => RANK[displayStatus(post) ?? 'draft']

function actionOf({ from, to }: SavedChange) {
  if (rankOf(to) > rankOf(from)) return 'publish'
  if (rankOf(to) < rankOf(from)) return 'unpublish'
  return from.status === to.status && from.publishedAt === to.publishedAt ? 'tag' : undefined
}

export const toPreviousState = ({ from, to }: SavedChange): PostState => ({
  id: from.id,
  savedAt: to.savedAt,
  status: from.status,
  publishedAt: from.publishedAt,
  firstPublishedAt: from.firstPublishedAt,
  tags: from.tags,
})
