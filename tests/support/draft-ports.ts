import { appearanceKind, appearanceVersion } from '#src/cms/appearance/appearance-draft.ts'
import { documentKind } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import type { DraftKind, Form, Version } from '#src/cms/drafts/draft-kind.ts'
import { emptyProfile } from '#src/cms/profile/empty-profile.ts'
import { newProject, withoutBlankRows } from '#src/cms/projects/editor/project-document.ts'
import { postKind } from '#src/cms/posts/saving/post-draft.ts'
import { NO_ACCENTS } from './no-accents.ts'
import {
  AT,
  answered,
  draftSession,
  LOST,
  POST,
  STALE,
  version as postVersion,
} from './save-session.ts'

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
    kind: postKind('Ada Example'),
    version: (etag, title) => {
      const version = postVersion(POST.content, etag, POST)
      return { ...version, form: { ...version.form, title } }
    },
    typed: (title) => ({ title }),
    sent: (title) => ({ title }),
  } satisfies Port<ReturnType<typeof postVersion>>,
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
  const { kind, version, typed, sent } = ports[name] as unknown as Port<Version>
  const session = draftSession(kind, version('"1"', 'Old'))
  const { when, fail, readRemote } = session
  return {
    ...session,
    ...{ version, sent },
    type: (text: string) => when({ type: 'changed', part: typed(text) }),
    store: (text: string, etag: string) => session.store(version(etag, text)),
    lose: () => fail(LOST),
    fail: (status: number, body?: object) => fail(answered(status, body)),
    findStale: (remote: Version | null) => [...fail(STALE), ...readRemote(remote)],
  }
}
