import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SaveRequest } from '#src/cms/drafts/draft-kind.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { hasUnsavedText, runningMode } from '#src/cms/drafts/draft-machine.ts'
import { answered, LOST, saveSession, STALE, stored, version } from '#tests/support/save-session.ts'
import type { SaveEffect } from '#tests/support/save-session.ts'

const NETWORK = [
  'answers',
  'loses the answer',
  'loses the request',
  'refuses',
  'signs out',
] as const
const ANSWERED = ['prepare', 'readEditor', 'send', 'readRemote']
type Network = (typeof NETWORK)[number]
type Step =
  | { do: 'type' | 'autosave' | 'save and stay' | 'save and leave' | 'save elsewhere' }
  | { do: 'network'; network: Network }
  | { do: 'settle'; choice: 'mine' | 'theirs' | 'close' }

const step = fc.constantFrom<Step[]>(
  { do: 'type' },
  { do: 'type' },
  { do: 'autosave' },
  { do: 'autosave' },
  { do: 'save and stay' },
  { do: 'save and leave' },
  { do: 'save elsewhere' },
  ...NETWORK.map((network) => ({ do: 'network' as const, network })),
  // Most requests are answered.
  { do: 'network', network: 'answers' },
  { do: 'network', network: 'answers' },
  { do: 'settle', choice: 'mine' },
  { do: 'settle', choice: 'theirs' },
  { do: 'settle', choice: 'close' },
)

/** Stores posts as the API does: `If-Match` on updates, one post for each idempotency key. */
function modelServer(kind: 'a post' | 'a new post') {
  const versions = kind === 'a post' ? [{ content: '<p>Old</p>', by: 'here' }] : []
  const overwritten: { by: string; etag: string }[] = []
  const etag = () => `"${versions.length}"`
  const newest = () => version(versions.at(-1)?.content ?? '', etag())
  return {
    newest,
    contentOf: (of: string | null) => versions[Number(of?.slice(1, -1)) - 1]?.content ?? '',
    /** Versions of elsewhere that this editor replaced without having shown them. */
    unseen: (shown: ReadonlySet<string>) =>
      overwritten.filter(({ by, etag: of }) => by === 'elsewhere' && !shown.has(of)),
    saveElsewhere: () => {
      if (versions.length > 0)
        versions.push({ content: `<p>Theirs ${versions.length}</p>`, by: 'elsewhere' })
    },
    take: ({ id, body, etag: base }: SaveRequest) => {
      const last = versions.at(-1)
      if (id !== null && base !== etag()) return STALE
      // A repeated creation stores its text, unless the post was saved otherwise since.
      if (id === null && last?.by === 'elsewhere') return STALE
      if (last) overwritten.push({ by: last.by, etag: etag() })
      const content = 'content' in body ? String(body.content) : (last?.content ?? '')
      versions.push({ content, by: 'here' })
      return stored({ content }, etag())
    },
  }
}

/** One editor and the network between it and a server, both in the hands of the test. */
function race(kind: 'a post' | 'a new post') {
  const session = saveSession(kind)
  const server = modelServer(kind)
  const waiting: SaveEffect[] = []
  const settled = new Set<string>()
  let typed = session.state().draft.form.content
  let words = 0
  let hasCopy = false
  const run = (effects: readonly SaveEffect[]) => {
    for (const effect of effects) {
      if (ANSWERED.includes(effect.type)) waiting.push(effect)
      if (effect.type === 'scheduleCopy') hasCopy = true
      if (effect.type === 'deleteCopy' || effect.type === 'openList') hasCopy = false
    }
  }
  const send = (request: SaveRequest, network: Network) => {
    if (network === 'refuses') return session.fail(answered(400))
    if (network === 'signs out') return session.fail(answered(401))
    if (network === 'loses the request') return session.fail(LOST)
    const answer = server.take(request)
    if (network === 'loses the answer') return session.fail(LOST)
    if (answer instanceof Error) return session.fail(answer)
    return session.when(answer)
  }
  const deliver = (network: Network) => {
    const effect = waiting.shift()
    if (effect?.type === 'prepare' || effect?.type === 'readEditor') return session.prepare()
    if (effect?.type === 'send') return send(effect, network)
    if (effect?.type === 'readRemote')
      return session.readRemote(network === 'answers' ? server.newest() : null)
    return []
  }
  const settle = (choice: 'mine' | 'theirs' | 'close') => {
    const { status, draft } = session.state()
    if (status.kind !== 'conflict') return []
    if (!status.isOpen) return session.when({ type: 'conflictOpened' })
    if (choice === 'close') return session.when({ type: 'conflictClosed' })
    settled.add(status.remote.etag ?? '')
    const { remote } = status
    const form = choice === 'mine' ? draft.form : remote.form
    typed = form.content
    return session.when({ type: 'conflictResolved', form, remote, isSaved: choice === 'mine' })
  }
  /** The form is inert, or behind the dialog. */
  const isHeld = () => {
    const { status } = session.state()
    return runningMode(session.state()) === 'leave' || (status.kind === 'conflict' && status.isOpen)
  }
  const act = (one: Step): readonly SaveEffect[] => {
    switch (one.do) {
      case 'type':
        if (isHeld()) return []
        words += 1
        typed = `<p>Mine ${words}</p>`
        return session.type(`Mine ${words}`)
      case 'autosave':
        return session.when({ type: 'requested', mode: 'auto' })
      case 'save and stay':
        return session.request('stay')
      case 'save and leave':
        return session.request('leave')
      case 'save elsewhere':
        server.saveElsewhere()
        return []
      case 'network':
        return deliver(one.network)
      case 'settle':
        return settle(one.choice)
    }
  }
  if (kind === 'a new post') {
    run(session.fill())
    typed = session.state().draft.form.content
  }
  return {
    server,
    settled,
    state: session.state,
    act: (one: Step) => run(act(one)),
    typed: () => typed,
    /** The text that the editor takes for the stored one. */
    base: () => session.state().draft.stored.form.content,
    waiting: () => waiting.length,
    hasCopy: () => hasCopy,
  }
}

describe.each(['a post', 'a new post'] as const)('%s, in any order of events', (kind) => {
  it('is saved by one request at a time, loses no text, and replaces no version unseen', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { server, settled, state, act, typed, base, waiting, hasCopy } = race(kind)
        for (const one of steps) {
          act(one)
          expect(waiting()).toBe(Number(state().status.kind === 'saving'))
          expect(state().draft.form.content).toBe(typed())
          expect(hasCopy()).toBe(hasUnsavedText(state()))
          expect(base()).toBe(server.contentOf(state().draft.stored.etag))
          expect(isUnsaved(state().draft) && state().status.kind === 'leaving').toBe(false)
        }
        expect(server.unseen(settled)).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
