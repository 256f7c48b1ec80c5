import type { PayloadRequest } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import type {
  PostChange,
  PostChangeResponse,
  PostState,
} from '#src/contract/posts/post-bulk-schemas.ts'
import { isFuture, displayStatus } from '#src/contract/posts/post-schemas.ts'
import { withoutTags, withTags } from '#src/lib/tag-list.ts'
import { withTransaction } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import type { Input } from '#src/services/platform/service-input.ts'
import { setDeletedAt } from '#src/services/trash/trash.ts'
import { notifyPublicChange } from '#collections/hooks/notify-public-change.ts'
import { lockDocuments } from '#collections/tables/document-lock.ts'
import { readPostStates, writePostStates } from '#collections/tables/post-states.ts'
import type { StoredState } from '#collections/tables/post-states.ts'
import { publishDraft } from './publish-draft.ts'
import { namedDocuments, recordActivity } from '#collections/hooks/activity-events.ts'

type Bulk = { actor: Admin; change: PostChange }

/**
 * PATCH /api/blog: writes only the named fields, under row locks, so that concurrent saves are kept. Returns changed
 * posts, their previous states for an undo, and skipped posts with the reason.
 */
export const changePosts = ({
  actor,
  body: change,
}: Input<'changePosts'>): Promise<PostChangeResponse> =>
  withTransaction(actor, async (req) => {
    const { ids, isDeleted } = change
    if (isDeleted === undefined) return changeStates(req, { actor, change })
    const moved = await setDeletedAt(req, { kind: 'posts', ids, isDeleted })
    return { ids: moved, former: [], unchanged: [] }
  })

/** Changes status, dates or tags of posts, in the transaction of `req`. */
export async function changeStates(
  req: PayloadRequest,
  { actor, change }: Bulk,
): Promise<PostChangeResponse> {
  await lockDocuments(req, { kind: 'posts', ids: change.ids })
  // A separate statement: under READ COMMITTED only a new one sees commits made while the lock waited.
  const posts = await readPostStates(req, change.ids)
  return applyChange(req, { actor, change, posts })
}

/** Another state, the same one, or why the change does not fit; `publish-draft` needs the whole post. */
type Decision = StoredState | { reason: string } | 'publish-draft'

async function applyChange(
  req: PayloadRequest,
  { actor, change, posts }: Bulk & { posts: StoredState[] },
): Promise<PostChangeResponse> {
  const at = new Date().toISOString()
  const decide = decisionFor(change, at)
  const [published, written]: [SavedChange[], SavedChange[]] = [[], []]
  const unchanged: PostChangeResponse['unchanged'] = []
  for (const from of posts) {
    const decided = decide(from)
    if (decided === from) continue
    const isDraft = decided === 'publish-draft'
    const to = isDraft ? await publishDraft(req, { actor, post: from, at }) : decided
    if ('reason' in to) unchanged.push({ id: from.id, title: from.title, reason: to.reason })
    else if (isDraft) published.push({ from, to })
    else written.push({ from, to: { ...to, savedAt: at } })
  }
  await writePostStates(req, { at, changes: written })
  const saved = [...published, ...written]
  await recordChanges(req, saved)
  if (saved.length > 0) await notifyPublicChange(req)
  return { ids: saved.map(({ to }) => to.id), former: saved.map(toPreviousState), unchanged }
}

function decisionFor(change: PostChange, at: string): (post: StoredState) => Decision {
  const { addTags, removeTags, restore } = change
  if (addTags ?? removeTags)
    return (post) =>
      withOtherTags(post, (tags) => withTags(withoutTags(tags, removeTags ?? []), addTags ?? []))
  if (restore) return restoreFrom(new Map(restore.map((state) => [state.id, state])))
  if (change.isPublished) return (post) => published(post, at)
  return (post) => (post.status === 'draft' ? post : { ...post, status: 'draft' })
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other)

type TagChange = (tags: readonly string[]) => string[]

function withOtherTags(post: StoredState, change: TagChange): Decision {
  const [tags, versionTags] = [change(post.tags), change(post.versionTags)]
  if (tags.length > Math.max(LIMITS.tagCount, post.tags.length))
    return { reason: `At most ${LIMITS.tagCount} tags are allowed` }
  const isSame = isSameList(tags, post.tags) && isSameList(versionTags, post.versionTags)
  return isSame ? post : { ...post, tags, versionTags }
}

/** A scheduled post becomes public now; the date of its first publication follows (post-save.ts). */
function published(post: StoredState, at: string): Decision {
  if (post.status === 'draft') return 'publish-draft'
  if (!isFuture(post.publishedAt)) return post
  const first = isFuture(post.firstPublishedAt) ? at : (post.firstPublishedAt ?? at)
  return { ...post, publishedAt: at, firstPublishedAt: first }
}

const restoreFrom =
  (states: Map<string, PostState>) =>
  (post: StoredState): Decision => {
    const state = states.get(post.id)
    if (!state) return post
    if (Date.parse(state.savedAt) !== Date.parse(post.savedAt))
      return { reason: 'It has been edited since' }
    const { status, publishedAt, firstPublishedAt, tags } = state
    const versionTags = isSameList(post.versionTags, post.tags) ? tags : post.versionTags
    return { ...post, status, publishedAt, firstPublishedAt, tags, versionTags }
  }

type SavedChange = { from: StoredState; to: StoredState }

/** One activity entry for all posts that a bulk change publishes, one for those it unpublishes, and one for those it tags. */
async function recordChanges(req: PayloadRequest, changes: readonly SavedChange[]): Promise<void> {
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

const toPreviousState = ({ from, to }: SavedChange): PostState => ({
  id: from.id,
  savedAt: to.savedAt,
  status: from.status,
  publishedAt: from.publishedAt,
  firstPublishedAt: from.firstPublishedAt,
  tags: from.tags,
})
