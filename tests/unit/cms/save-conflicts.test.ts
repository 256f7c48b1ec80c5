import { describe, expect, it } from 'vitest'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { runningMode } from '#src/cms/drafts/draft-machine.ts'
import { answered, LOST, names, saveSession, STALE, version } from '#tests/support/save-session.ts'

const report = (title: string, description: string) => ({ type: 'report', title, description })

describe('a save whose answer was lost', () => {
  it('creates no second post: it is sent again with the same key', () => {
    const { fill, send, fail, state } = saveSession('a new post')
    fill()
    send('leave')
    fail(LOST)
    expect(state().status.kind).toBe('offline')
    expect(send('leave').at(-1)).toMatchObject({ id: null, key: 'first-key' })
  })

  it('is compared with each of the forms that were sent', () => {
    const { type, send, fail, readRemote } = saveSession()
    for (const text of ['One', 'Two', 'Three']) {
      type(text)
      send('stay')
      fail(LOST)
    }
    type('Four')
    send('stay')
    fail(STALE)
    const [, sent] = readRemote(version('<p>Two</p>', '"2"'))
    expect(sent).toMatchObject({ type: 'send', etag: '"2"', body: { content: '<p>Four</p>' } })
  })

  it('is not confused with a rejected save', () => {
    const { type, send, fail, readRemote, state } = saveSession()
    type('One')
    send('stay')
    fail(answered(400))
    type('One two')
    send('stay')
    fail(STALE)
    readRemote(version('<p>One</p>', '"2"'))
    expect(state().status.kind).toBe('conflict')
  })
})

describe('an edit conflict', () => {
  const THEIRS = version('<p>Theirs</p>', '"7"')
  const remote = THEIRS
  /** A conflict of "One", with "One two" typed while the request ran. */
  const conflict = (mode: 'stay' | 'leave' = 'stay') => {
    const session = saveSession()
    session.type('One')
    session.send(mode)
    session.type('One two')
    session.fail(STALE)
    const effects = session.readRemote(THEIRS)
    return { ...session, effects, mine: session.state().draft.form }
  }
  const ABOVE = { form: 'This was changed elsewhere since you opened it.' }

  it('is reported with both versions, mine as it is typed by now; no save starts until it is settled', () => {
    const { effects, state, request, mine } = conflict()
    expect(effects).toEqual([report('Error', 'Failed to update post')])
    expect(state().status).toMatchObject({ kind: 'conflict', remote: THEIRS, problems: ABOVE })
    expect(mine.content).toBe('<p>One two</p>')
    expect([runningMode(state()), request('stay'), request('leave')]).toEqual([null, [], []])
  })

  it.each(['stay', 'leave'] as const)('saves mine over theirs, and then does (%s)', (mode) => {
    const { when, prepare, store, state, mine } = conflict(mode)
    const resolved = { type: 'conflictResolved', form: mine, remote, isSaved: true } as const
    expect(names(when(resolved))).toEqual(['prepare', 'scheduleCopy'])
    expect(prepare().at(-1)).toMatchObject({ etag: '"7"', body: { content: '<p>One two</p>' } })
    store('One two', '"8"')
    expect(state().status.kind).toBe(mode === 'stay' ? 'idle' : 'leaving')
  })

  it('stays in the bar when it is closed without a choice, and opens again by the next save', () => {
    const { when, request, state, mine } = conflict()
    expect(when({ type: 'conflictClosed' })).toEqual([])
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: false, problems: ABOVE })
    expect(state().draft.form).toEqual(mine)
    request('leave')
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: true, mode: 'leave' })
  })

  it('drops a save requested in the meantime', () => {
    const { type, send, request, fail, readRemote, state } = saveSession()
    type('One')
    send('stay')
    request('leave')
    fail(STALE)
    readRemote(THEIRS)
    expect(state().status).toMatchObject({ kind: 'conflict', mode: 'stay' })
    expect(runningMode(state())).toBeNull()
  })
})

describe('a save elsewhere, reported by the change stream', () => {
  const remote = (etag: string) => ({
    type: 'readAgain' as const,
    newest: version('<p>Theirs</p>', etag),
  })

  it('waits in the bar with both versions, keeps typed text, and follows a later save', () => {
    const { type, when, request, state } = saveSession()
    type('Mine')
    expect(when(remote('"2"'))).toEqual([])
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: false, mode: 'auto' })
    expect(isUnsaved(state().draft)).toBe(true)
    when(remote('"3"'))
    expect(request('leave')).toEqual([report('Error', 'Failed to update post')])
    expect(state().status).toMatchObject({ isOpen: true, remote: { etag: '"3"' } })
    when(remote('"4"'))
    expect(state().status).toMatchObject({ remote: { etag: '"3"' } })
  })

  it('is ignored if it is the edited version or may be an own save', () => {
    const { when, state, type, send, fail } = saveSession()
    when(remote('"1"'))
    expect(state().status.kind).toBe('idle')
    type('One')
    send('stay')
    when(remote('"2"'))
    expect(state().status.kind).toBe('saving')
    fail(LOST)
    type('Two')
    when(remote('"2"'))
    expect(state().status.kind).toBe('offline')
  })
})
