import type { PayloadRequest } from 'payload'
import { displayStatus } from '#src/contract/posts/post-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { recordActivity } from '#collections/hooks/activity-events.ts'
import type { StoredState } from '#collections/tables/post-states.ts'

const RANK = { draft: 0, scheduled: 1, published: 2 }
const rankOf = (post: StoredState) => RANK[displayStatus(post) ?? 'draft']

/** One activity entry for all posts that a bulk change publishes, and one for all that it takes back. */
export async function recordPublications(
  req: PayloadRequest,
  changes: readonly { from: StoredState; to: StoredState }[],
): Promise<void> {
  const published = changes.filter(({ from, to }) => rankOf(to) > rankOf(from))
  const unpublished = changes.filter(({ from, to }) => rankOf(to) < rankOf(from))
  if (published.length > 0) await recordActivity(req, { action: 'publish', ...named(published) })
  if (unpublished.length > 0)
    await recordActivity(req, { action: 'unpublish', ...named(unpublished) })
}

function named(changes: readonly { to: StoredState }[]) {
  const [first] = changes
  return first && changes.length === 1
    ? { subject: first.to.title, target: { kind: 'posts', id: first.to.id } }
    : { subject: pluralize(changes.length, 'post') }
}
