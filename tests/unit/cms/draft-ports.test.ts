import { describe, expect, it } from 'vitest'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import { answered, AT, LOST, names, PORTS, portSession } from '#tests/support/save-session.ts'

const OWN_DRAFTS = PORTS.filter((name) => name !== 'appearance')
const REMOVABLE = ['post', 'project'] as const

describe.each(PORTS)('%s', (name) => {
  it('is stored with its base version; text typed since then stays unsaved', () => {
    const { type, send, store, version, state } = portSession(name)
    type('One')
    expect(send('stay').at(-1)).toMatchObject({ type: 'send', etag: '"1"' })
    type('Longer')
    expect(names(store('One', '"2"'))).toEqual(['scheduleCopy'])
    const { status, draft, savedAt } = state()
    expect([status.kind, savedAt, isUnsaved(draft)]).toEqual(['idle', AT, true])
    expect(draft).toMatchObject({ form: version('"2"', 'Longer').form, etag: '"2"' })
    expect(draft.stored).toMatchObject({ form: version('"2"', 'One').form, etag: '"2"' })
    send('stay')
    expect(names(store('Longer', '"3"'))).toEqual(['deleteCopy'])
    expect(isUnsaved(state().draft)).toBe(false)
  })

  it('sends nothing when an unchanged form is saved', () => {
    const { send, request, prepare, state } = portSession(name)
    expect(names(send('auto'))).toEqual([])
    expect(state().status.kind).toBe('idle')
    request('stay')
    expect(prepare()).toEqual([])
    expect([state().status.kind, state().savedAt]).toEqual(['idle', AT])
  })

  it.each([
    ['lost', LOST, 'offline'],
    ['cut by a proxy', answered(502), 'refused'],
  ])('recognises its own save, although the server trims texts (%s)', (_, error, kind) => {
    const { type, send, when, findStale, store, version, sent, state } = portSession(name)
    type('One ')
    send('stay')
    when({ type: 'failed', error })
    expect(state().status.kind).toBe(kind)
    type('Longer')
    send('stay')
    expect(findStale(version('"2"', 'One')).slice(0, 3)).toMatchObject([
      { type: 'readRemote' },
      { type: 'dismissReport' },
      { type: 'send', etag: '"2"', body: sent('Longer') },
    ])
    expect(state().status.kind).toBe('saving')
    store('Longer', '"3"')
    expect([state().status.kind, isUnsaved(state().draft)]).toEqual(['idle', false])
    expect(state().unanswered).toEqual([])
  })

  it('does so too when the same text is sent again', () => {
    const { type, send, lose, findStale, version, state } = portSession(name)
    type('One ')
    send('stay')
    lose()
    send('stay')
    findStale(version('"2"', 'One'))
    expect([state().status.kind, state().draft.etag]).toEqual(['idle', '"2"'])
  })

  it('follows a save made elsewhere where nothing was typed', () => {
    const { when, version, state } = portSession(name)
    expect(names(when({ type: 'readAgain', newest: version('"2"', 'Theirs') }))).toEqual([
      'deleteCopy',
    ])
    expect(state()).toMatchObject({ status: { kind: 'idle' }, revision: 1 })
    expect(state().draft.form).toEqual(version('"2"', 'Theirs').form)
  })

  it.each([
    ['remote', 'idle', false],
    ['mine', 'saving', true],
  ] as const)('asks which version to keep otherwise: %s', (kept, status, isStillUnsaved) => {
    const { type, when, version, state, prepare, store } = portSession(name)
    type('Mine')
    const remote = version('"2"', 'Theirs, longer')
    when({ type: 'readAgain', newest: remote })
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: false, remote })
    when({ type: 'requested', mode: 'stay' })
    const form = { mine: state().draft.form, remote: remote.form }[kept]
    when({ type: 'conflictResolved', form, remote, isSaved: isStillUnsaved })
    expect([state().status.kind, isUnsaved(state().draft)]).toEqual([status, isStillUnsaved])
    expect(state().draft.etag).toBe('"2"')
    prepare()
    store('Mine', '"3"')
    expect([state().status.kind, visibleProblems(state())]).toEqual(['idle', {}])
  })

  it('takes the other version after a lost and a stale save, and keeps no copy', () => {
    const { type, send, lose, when, findStale, version, state } = portSession(name)
    type('One')
    send('stay')
    lose()
    send('stay')
    type('Longer')
    const remote = version('"7"', 'Theirs')
    findStale(remote)
    const effects = when({ type: 'conflictResolved', form: remote.form, remote, isSaved: false })
    expect(names(effects)).toEqual(['deleteCopy'])
    expect([isUnsaved(state().draft), state().draft.etag]).toEqual([false, '"7"'])
    expect(state().status.kind).toBe('idle')
  })

  it('says that the other version cannot be read, and tries again', () => {
    const { type, send, findStale, state } = portSession(name)
    type('Mine')
    send('stay')
    expect(names(findStale(null))).toEqual(['readRemote', 'report'])
    const above = { form: 'This was changed elsewhere since you opened it.' }
    expect(state().status).toMatchObject({ kind: 'refused', isTemporary: true, problems: above })
    expect(send('stay').at(-1)).toMatchObject({ type: 'send', etag: '"1"' })
  })

  it.each([
    [401, 'signedOut', {}],
    [503, 'refused', { isTemporary: true }],
    [429, 'refused', { isTemporary: true }],
  ])('keeps the text after %s', (status, kind, temporary) => {
    const { type, send, fail, state } = portSession(name)
    type('Mine')
    send('stay')
    expect(names(fail(status))).toEqual(['report'])
    expect(isUnsaved(state().draft)).toBe(true)
    expect(state().status).toEqual({ kind, problems: {}, mode: 'stay', ...temporary })
  })

  it('is saved as soon as it is asked for while another save runs', () => {
    const { type, send, request, prepare, store, sent, state } = portSession(name)
    type('One')
    send('stay')
    type('Longer')
    expect([...request('stay'), ...request('stay')]).toEqual([])
    expect(names(store('One', '"2"'))).toEqual(['prepare', 'scheduleCopy'])
    expect(runningMode(state())).toBe('stay')
    expect(prepare().at(-1)).toMatchObject({ type: 'send', etag: '"2"', body: sent('Longer') })
    expect(names(store('Longer', '"3"'))).toEqual(['deleteCopy'])
  })

  it('keeps a copy in the browser while something is unsaved, and none after it is given up', () => {
    const { type, when, state } = portSession(name)
    expect(when({ type: 'hidden' })).toEqual([])
    expect(names(type('One'))).toEqual(['scheduleCopy'])
    expect(type('One')).toEqual([])
    expect(names(type('Old'))).toEqual(['deleteCopy'])
    expect(isUnsaved(state().draft)).toBe(false)
    type('One')
    expect(names(when({ type: 'hidden' }))).toEqual(['writeCopy'])
    expect(names(when({ type: 'discarded' }))).toEqual(['deleteCopy'])
    expect([...type('Again'), ...when({ type: 'hidden' })]).toEqual([])
  })

  it('replaces the recovery copy of an earlier visit, with its version and key', () => {
    const { when, send, version, sent } = portSession(name)
    const value = { form: version('"0"', 'Restored').form, etag: '"0"', key: 'k' }
    const copy = { key: 'earlier', subject: 'x', at: '', value }
    expect(when({ type: 'restored', copy })).toEqual([
      { type: 'writeCopy', replaces: 'earlier' },
      { type: 'scheduleCopy' },
    ])
    expect(send('stay').at(-1)).toMatchObject({ etag: '"0"', key: 'k', body: sent('Restored') })
  })

  it('shows the server’s version after a replacement', () => {
    const { type, send, lose, when, version, state } = portSession(name)
    type('Mine')
    send('stay')
    lose()
    when({ type: 'replaced', stored: version('"5"', 'Restored') })
    expect(state()).toMatchObject({ status: { kind: 'idle' }, unanswered: [], revision: 1 })
    expect([isUnsaved(state().draft), state().draft.etag]).toEqual([false, '"5"'])
  })
})

describe.each(OWN_DRAFTS)('%s, which saves itself', (name) => {
  it('is published after an automatic save that failed', () => {
    const { type, send, when, lose, prepare, state } = portSession(name)
    type('One')
    expect(send('auto').at(-1)).toMatchObject({ type: 'send', isDraft: true, etag: '"1"' })
    when({ type: 'requested', mode: 'stay' })
    expect(names(lose())).toEqual(['prepare'])
    expect(prepare().at(-1)).toMatchObject({ type: 'send', etag: '"1"' })
    expect(runningMode(state())).toBe('stay')
  })

  it('clears the error of a rejected draft with the next stored one', () => {
    const { type, send, fail, store, state } = portSession(name)
    type('One')
    send('auto')
    expect(fail(413, { message: 'Too long' })).toEqual([])
    expect(visibleProblems(state())).toEqual({ form: 'Too long' })
    type('Two, longer')
    send('auto')
    store('Two, longer', '"2"')
    expect(state().status.kind).toBe('idle')
  })

  it('keeps why it could not be published while drafts are stored', () => {
    const { type, send, fail, store, state } = portSession(name)
    type('One')
    send('stay')
    fail(400, { message: 'Invalid', fields: { other: 'Missing' } })
    type('Two, longer')
    send('auto')
    store('Two, longer', '"2"')
    expect(visibleProblems(state())).toEqual({ other: 'Missing' })
  })
})

describe.each(REMOVABLE)('%s that was deleted elsewhere', (name) => {
  it('keeps its text, and continues as a new one', () => {
    const { type, send, fail, when, version, state } = portSession(name)
    type('Mine')
    send('auto')
    fail(404, { message: 'Not found' })
    expect(state().status).toEqual({ kind: 'gone', problems: {}, mode: 'auto' })
    expect([state().draft.form, isUnsaved(state().draft)]).toEqual([
      ...[version('"1"', 'Mine').form, true],
    ])
    when({ type: 'detached', key: 'second-key' })
    const request = { type: 'send', isDraft: true, id: null, etag: null, key: 'second-key' }
    expect(send('auto').at(-1)).toMatchObject(request)
  })
})

it('a refusal at one of three fields of a row goes with its value', () => {
  const { when, send, fail, state } = portSession('profile')
  const job = (title: string) => ({
    title,
    company: '',
    period: '',
    location: '',
    achievements: '',
  })
  const jobs = (middle: string) => ({ experience: ['First', middle, 'Third'].map(job) })
  when({ type: 'changed', part: jobs('') })
  send('stay')
  const fields = { 'experience.1.title': 'Required', 'experience.2.company': 'Required' }
  fail(400, { message: 'Invalid', fields })
  when({ type: 'changed', part: jobs('Second') })
  expect(visibleProblems(state())).toEqual({ 'experience.2.company': 'Required' })
})
