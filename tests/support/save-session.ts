import { emptyPostForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { openedPost } from '#src/cms/posts/saving/save-machine.ts'
import type { SaveEffect, SaveEvent, SaveMode } from '#src/cms/posts/saving/save-machine.ts'
import { saveReducer } from '#src/cms/posts/saving/save-reducer.ts'
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

/** A version of the post with this text, as the server answers it. */
export const version = (content: string, etag: string) => ({
  data: { ...POST, content },
  etag,
  live: null,
})

/** An editor without a browser: its state, and the effects of each event. */
export function saveSession(kind: 'a post' | 'a new post' = 'a post') {
  const stored =
    kind === 'a post'
      ? { id: POST.id, form: postToForm(POST), etag: '"1"' }
      : { id: null, form: EMPTY, etag: null }
  let state = openedPost({ stored, defaultAuthor: OWNER, key: 'first-key' })
  /** @returns the effects of all these events */
  const when = (...events: SaveEvent[]): SaveEffect[] =>
    events.flatMap((event) => {
      const next = saveReducer(state, event)
      state = next.state
      return next.effects
    })
  return {
    when,
    state: () => state,
    type: (content: string) => when({ type: 'changed', part: { content: `<p>${content}</p>` } }),
    /** Fills what a new post needs. */
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
    store: (content: string, etag: string) =>
      when({ type: 'stored', saved: version(`<p>${content}</p>`, etag), at: AT }),
    fail: (error: unknown) => when({ type: 'failed', error }),
    readTheirs: (theirs: ReturnType<typeof version> | null) =>
      when({ type: 'theirsRead', error: STALE, theirs, at: AT }),
  }
}

const TEXTS = { title: 'A title', excerpt: 'An excerpt', content: '<p>One</p>', readTime: '5' }

export const names = (effects: readonly SaveEffect[]) => effects.map(({ type }) => type)
