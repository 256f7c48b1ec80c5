import { emptyPostForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { AnyMode, DraftKind, Version } from '#src/cms/drafts/draft-kind.ts'
import type { DraftEffect, DraftEvent } from '#src/cms/drafts/draft-machine.ts'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import {
  newVersion,
  openedVersion,
  postKind,
  savedVersion,
} from '#src/cms/posts/saving/post-draft.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
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
export function draftSession<S extends Version>(kind: DraftKind<S>, opened: S) {
  const { state, dispatch, connect } = createDraftStore(kind, opened, 'first-key')
  let effects: DraftEffect<S>[] = []
  connect((effect) => effects.push(effect))
  /** @returns the effects of all these events */
  const when = (...events: DraftEvent<S>[]): DraftEffect<S>[] => {
    effects = []
    for (const event of events) dispatch(event)
    return effects
  }
  const request = (mode: AnyMode) => when({ type: 'requested', mode })
  const prepare = (filled: Partial<S['form']> = {}) =>
    when({ type: 'prepared', filled, problem: null, at: AT })
  return {
    when,
    state,
    request,
    prepare,
    /** Until the request. */
    send: (mode: AnyMode) => [...request(mode), ...prepare()],
    store: (saved: S) => when({ type: 'stored', saved, at: AT }),
    fail: (error: unknown) => when({ type: 'failed', error }),
    readRemote: (remote: S | null) => when({ type: 'remoteRead', error: STALE, remote, at: AT }),
  }
}

export function saveSession(kind: 'a post' | 'a new post' = 'a post') {
  const opened =
    kind === 'a post'
      ? { ...newVersion(postToForm(POST)), id: POST.id, etag: '"1"' }
      : newVersion(EMPTY)
  const session = draftSession(postKind(OWNER), opened)
  const { when, send } = session
  return {
    ...session,
    type: (content: string) => when({ type: 'changed', part: { content: `<p>${content}</p>` } }),
    fill: (part: Partial<PostForm> = {}) => when({ type: 'changed', part: { ...TEXTS, ...part } }),
    autosave: () => send('auto'),
    store: (content: string, etag: string) => when(stored({ content: `<p>${content}</p>` }, etag)),
  }
}

const TEXTS = { title: 'A title', excerpt: 'An excerpt', content: '<p>One</p>', readTime: '5' }

export const names = (effects: readonly { type: string }[]) => effects.map(({ type }) => type)
