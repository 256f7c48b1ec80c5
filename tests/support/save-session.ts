import { appearanceKind, appearanceVersion } from '#src/cms/appearance/appearance-draft.ts'
import { documentKind } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { emptyPostForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { AnyMode, DraftKind, Form, Version } from '#src/cms/drafts/draft-kind.ts'
import type { DraftEffect, DraftEvent } from '#src/cms/drafts/draft-machine.ts'
import { emptyProfile } from '#src/cms/profile/empty-profile.ts'
import { newProject, withoutBlankRows } from '#src/cms/projects/editor/project-document.ts'
import { createDraftStore } from '#src/cms/drafts/draft-store.ts'
import {
  newVersion,
  openedVersion,
  postKind,
  savedVersion,
} from '#src/cms/posts/saving/post-draft.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { NO_ACCENTS } from './no-accents.ts'
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

const published =
  <V extends Form>(form: V) =>
  (etag: string) =>
  (part: object) => ({
    ...({ id: null, form: { ...form, ...part }, etag, at: AT } as const),
    ...({ state: 'published', path: '/' } as const),
  })

const PROFILE = { ...emptyProfile('ada@example.com'), name: 'Ada' }
const PROJECT = {
  ...newProject.form,
  ...{ title: 'Engine', slug: 'engine', links: [{ label: '', url: '' }] },
}
const ANNOUNCEMENT = { text: 'Hello', link: { label: '', url: '' }, endsAt: null as string | null }

type Port<S extends Version> = {
  kind: DraftKind<S>
  /** A version as the server has it: it trims texts. */
  version: (etag: string, text: string) => S
  typed: (text: string) => Partial<S['form']>
  /** The text in the body of a request. */
  sent: (text: string) => object
}

/** Not of appearance: that is a colour, which has no drafts and no versions. */
const documentPort = <V extends Form>(
  of: (etag: string) => (part: object) => StoredDocument<V>,
  kind: DraftKind<StoredDocument<V>>,
  typed: (text: string) => Partial<V>,
): Port<StoredDocument<V>> => ({
  ...{ kind, typed, sent: typed },
  version: (etag, text) => of(etag)(typed(text)),
})

/** Another one for each text. */
const color = (text: string) => `#${Buffer.from(text.padEnd(3)).toString('hex').slice(0, 6)}`

const ports = {
  post: {
    kind: postKind(OWNER),
    version: (etag, title) => {
      const opened = version(POST.content, etag, POST)
      return { ...opened, form: { ...opened.form, title } }
    },
    typed: (title) => ({ title }),
    sent: (title) => ({ title }),
  } satisfies Port<ReturnType<typeof version>>,
  profile: documentPort(published(PROFILE), documentKind('profile', {}), (name) => ({ name })),
  project: documentPort(
    (etag) => (part) => ({ ...published(PROJECT)(etag)(part), id: 'p1' }),
    documentKind('project', { assigned: ['slug'], published: withoutBlankRows, fresh: newProject }),
    (summary) => ({ summary }),
  ),
  announcement: documentPort(published(ANNOUNCEMENT), documentKind('announcement', {}), (text) => ({
    text,
  })),
  appearance: {
    kind: { ...appearanceKind, problem: () => null },
    version: (etag, text) => ({
      ...appearanceVersion({ accents: { ...NO_ACCENTS, dark: color(text.trim()) }, icon: null }),
      etag,
    }),
    typed: (text) => ({
      accents: {
        ...appearanceVersion({ accents: NO_ACCENTS, icon: null }).form.accents,
        dark: color(text.trim()),
      },
    }),
    sent: (text) => ({ accents: { dark: color(text.trim()) } }),
  } satisfies Port<ReturnType<typeof appearanceVersion>>,
}

export const PORTS = Object.keys(ports) as (keyof typeof ports)[]

/** An editor of one kind without a browser, opened at `"1"` with "Old". */
export function portSession(name: keyof typeof ports) {
  // What differs between the ports is inside them.
  const port = ports[name] as unknown as Port<Version>
  const session = draftSession(port.kind, port.version('"1"', 'Old'))
  const { when, fail, readRemote } = session
  return {
    ...session,
    ...{ version: port.version, sent: port.sent },
    type: (text: string) => when({ type: 'changed', part: port.typed(text) }),
    store: (text: string, etag: string) => session.store(port.version(etag, text)),
    lose: () => fail(LOST),
    fail: (status: number, body?: object) => fail(answered(status, body)),
    findStale: (remote: Version | null) => [...fail(STALE), ...readRemote(remote)],
  }
}
