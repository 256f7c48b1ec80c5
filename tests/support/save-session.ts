import { emptyPostForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { SaveMode } from '#src/cms/drafts/draft-kind.ts'
import { openedDraft } from '#src/cms/drafts/draft-machine.ts'
import type { DraftEffect, DraftEvent, Transition } from '#src/cms/drafts/draft-machine.ts'
import { draftReducer } from '#src/cms/drafts/draft-reducer.ts'
import { openedVersion, savedVersion } from '#src/cms/posts/saving/post-draft.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
import { newVersion, postKind } from '#src/cms/posts/saving/post-kind.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { samplePost } from './sample-post.ts'

export const AT = new Date('2026-03-10T12:00:00.000Z')
export const LOST = new TypeError('Failed to fetch')
export const answered = (status: number, body: object = {}) =>
  new RequestError(status, '', JSON.stringify(body))
export const STALE = answered(412, { message: 'This was changed elsewhere since you opened it.' })

const OWNER = 'Ada Example'
/** The post as it is when the editor opens. */
export const POST = samplePost({ author: OWNER, content: '<p>Old</p>' })
const EMPTY = emptyPostForm(OWNER)

export type SaveEffect = DraftEffect<PostVersion>
type SaveEvent = DraftEvent<PostVersion>

/** A version of the post with this text, as it is read. */
export const version = (content: string, etag: string, live: typeof POST | null = null) =>
  openedVersion({ data: { ...POST, content }, etag, live })

/** The answer to a save. */
export const stored = (part: Partial<typeof POST>, etag: string) => ({
  type: 'stored' as const,
  saved: savedVersion({ data: { ...POST, ...part }, etag }, AT),
  at: AT,
})

/** An editor without a browser: its state, and the effects of each event. */
export function saveSession(kind: 'a post' | 'a new post' = 'a post') {
  const opened =
    kind === 'a post'
      ? { ...newVersion(postToForm(POST)), id: POST.id, etag: '"1"' }
      : newVersion(EMPTY)
  let state = openedDraft(postKind(OWNER), opened, 'first-key')
  /** @returns the effects of all these events */
  const when = (...events: SaveEvent[]): SaveEffect[] =>
    events.flatMap((event) => {
      const next = draftReducer(state, event) as Transition<PostVersion>
      state = next.state
      return next.effects
    })
  return {
    when,
    state: () => state,
    type: (content: string) => when({ type: 'changed', part: { content: `<p>${content}</p>` } }),
    fill: (part: Partial<PostForm> = {}) => when({ type: 'changed', part: { ...TEXTS, ...part } }),
    request: (mode: SaveMode) => when({ type: 'requested', mode }),
    prepare: (filled: Partial<PostForm> = {}) =>
      when({ type: 'prepared', filled, problem: null, at: AT }),
    /** Until the request of an automatic save. */
    autosave: () =>
      when(
        { type: 'requested', mode: 'auto' },
        { type: 'prepared', filled: {}, problem: null, at: AT },
      ),
    /** Until the request. */
    send: (mode: SaveMode) =>
      when({ type: 'requested', mode }, { type: 'prepared', filled: {}, problem: null, at: AT }),
    store: (content: string, etag: string) => when(stored({ content: `<p>${content}</p>` }, etag)),
    fail: (error: unknown) => when({ type: 'failed', error }),
    readRemote: (remote: ReturnType<typeof version> | null) =>
      when({ type: 'remoteRead', error: STALE, remote, at: AT }),
  }
}

const TEXTS = { title: 'A title', excerpt: 'An excerpt', content: '<p>One</p>', readTime: '5' }

export const names = (effects: readonly SaveEffect[]) => effects.map(({ type }) => type)
