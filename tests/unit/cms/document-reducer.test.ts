import { describe, expect, it } from 'vitest'
import { isUnsaved, openedDocument, savesItself } from '#src/cms/documents/document-draft.ts'
import type { DocumentDraft, StoredDocument } from '#src/cms/documents/document-draft.ts'
import { documentReducer } from '#src/cms/documents/document-reducer.ts'
import type { DocumentEffect, DocumentEvent } from '#src/cms/documents/document-reducer.ts'
import { saveFailure } from '#src/cms/documents/save-failure.ts'
import { RequestError } from '#src/queries/request-error.ts'

type Value = { name: string; jobs: readonly { title: string }[]; slug: string }

const VALUE: Value = {
  name: 'Ada',
  jobs: [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }],
  slug: 'ada',
}
const stored = (change: Partial<Value> = {}, etag = '"1"'): StoredDocument<Value> => ({
  id: null,
  value: { ...VALUE, ...change },
  etag,
  state: 'published',
  savedAt: '2026-11-24T10:00:00.000Z',
})

/** Runs events one after the other. */
function session() {
  let draft: DocumentDraft<Value> = openedDocument(stored())
  let effects: readonly DocumentEffect<Value>[] = []
  return {
    draft: () => draft,
    /** Of the last event. */
    effects: () => effects,
    run: (...events: DocumentEvent<Value>[]) => {
      for (const event of events) {
        const next = documentReducer(draft, event)
        draft = next.draft
        effects = next.effects
      }
    },
  }
}

const type = (part: Partial<Value>): DocumentEvent<Value> => ({
  type: 'changed',
  change: (value) => ({ ...value, ...part }),
})
const saveDraft = { type: 'requested', save: 'draft' } as const
const publish = { type: 'requested', save: 'publication' } as const
const fails = (status: number, body = {}): DocumentEvent<Value> => ({
  type: 'failed',
  failure: saveFailure(new RequestError(status, '', JSON.stringify(body))),
  isUnanswered: status >= 500,
})
const noAnswer: DocumentEvent<Value> = {
  type: 'failed',
  failure: saveFailure(new TypeError('Failed to fetch')),
  isUnanswered: true,
}
const middleJob = (title: string): Partial<Value> => ({
  jobs: VALUE.jobs.map((job, index) => (index === 1 ? { title } : job)),
})

describe('saving a document', () => {
  it('sends a change of the middle row with the ETag of the opened version', () => {
    const { run, effects } = session()
    run(type(middleJob('Changed')), saveDraft)
    const value = { ...VALUE, ...middleJob('Changed') }
    expect(effects()).toEqual([{ type: 'send', id: null, value, etag: '"1"', save: 'draft' }])
  })

  it('sends nothing while nothing is changed', () => {
    const { run, effects } = session()
    run(type({ name: 'Ada' }), saveDraft)
    expect(effects()).toEqual([])
  })

  it('keeps what was typed since it was sent, and takes over what the server decided', () => {
    const { run, draft } = session()
    run(type({ name: 'Ada L' }), saveDraft, type({ name: 'Ada Lo' }))
    run({ type: 'stored', stored: stored({ name: 'Ada L', slug: 'ada-l' }, '"2"') })
    expect(draft().value).toEqual({ ...VALUE, name: 'Ada Lo', slug: 'ada-l' })
    expect(isUnsaved(draft())).toBe(true)
    expect(draft().stored.etag).toBe('"2"')
  })

  it('publishes after the draft that is being saved, with what was typed since', () => {
    const { run, effects } = session()
    run(type({ name: 'A' }), saveDraft, publish, saveDraft, type({ name: 'AB' }))
    run({ type: 'stored', stored: { ...stored({ name: 'A' }, '"2"'), state: 'changed' } })
    expect(effects()).toMatchObject([{ save: 'publication', etag: '"2"', value: { name: 'AB' } }])
  })

  it('publishes a stored draft without changes', () => {
    const { run, effects } = session()
    run({ type: 'replaced', stored: { ...stored(), state: 'changed' } }, publish)
    expect(effects()).toHaveLength(1)
  })
})

describe('a document that saves itself', () => {
  it('does so after a change, and not while a save runs', () => {
    const { run, draft } = session()
    expect(savesItself(draft())).toBe(false)
    run(type({ name: 'B' }))
    expect(savesItself(draft())).toBe(true)
    run(saveDraft)
    expect(savesItself(draft())).toBe(false)
  })

  it('waits for another change after a refused draft', () => {
    const { run, draft } = session()
    run(type({ name: 'B' }), saveDraft, fails(400, { message: 'No' }))
    expect(savesItself(draft())).toBe(false)
    run(type({ name: 'C' }))
    expect(savesItself(draft())).toBe(true)
  })

  it('keeps the reasons of a refused publication while drafts are saved', () => {
    const { run, draft } = session()
    const fields = { name: 'Too long', 'jobs.0.title': 'Missing', 'jobs.1.title': 'Missing' }
    run(type({ name: 'B' }), publish, fails(400, { message: 'Too long', fields }))
    expect(savesItself(draft())).toBe(true)
    run(type(middleJob('Now here')), saveDraft)
    run({ type: 'stored', stored: stored({ name: 'B', ...middleJob('Now here') }, '"2"') })
    expect(draft().failure?.problems).toEqual({ name: 'Too long', 'jobs.0.title': 'Missing' })
  })

  it('forgets a refusal with the last field it named', () => {
    const { run, draft } = session()
    const fields = { name: 'Too long', 'jobs.1.title': 'Missing' }
    run(publish, type({ name: 'B' }), publish, fails(400, { message: 'Too long', fields }))
    run(type({ name: 'C' }))
    expect(draft().failure?.problems).toEqual({ 'jobs.1.title': 'Missing' })
    run(type(middleJob('Now here')))
    expect(draft().failure).toBeNull()
  })

  it.each([
    ['a conflict', 412],
    ['the end of the session', 401],
  ])('waits for a decision after %s', (_, status) => {
    const { run, draft } = session()
    run(type({ name: 'B' }), saveDraft, fails(status), { type: 'theirsRead', theirs: null })
    run(type({ name: 'C' }))
    expect(savesItself(draft())).toBe(false)
  })
})

describe('a conflict', () => {
  const theirs = stored({ name: 'Theirs' }, '"9"')
  const inConflict = () => {
    const one = session()
    one.run(type({ name: 'Mine' }), saveDraft, fails(412))
    expect(one.effects()).toEqual([{ type: 'readTheirs' }])
    one.run({ type: 'theirsRead', theirs }, saveDraft)
    expect(one.effects()).toEqual([])
    return one
  }

  it('saves mine on top of theirs', () => {
    const { run, effects } = inConflict()
    run({ type: 'conflictResolved', keep: 'mine' })
    expect(effects()).toMatchObject([{ etag: '"9"', value: { name: 'Mine' } }])
  })

  it('takes theirs, and renders the fields anew', () => {
    const { run, draft } = inConflict()
    run({ type: 'conflictResolved', keep: 'theirs' })
    expect(draft()).toMatchObject({ value: { name: 'Theirs' }, revision: 1, failure: null })
    expect(isUnsaved(draft())).toBe(false)
  })

  it('is none with what was sent from here without an answer', () => {
    const { run, draft, effects } = session()
    run(type({ name: 'Sent' }), saveDraft, noAnswer)
    expect(draft().failure?.kind).toBe('offline')
    run(type({ name: 'Sent, and more' }), saveDraft, fails(412))
    run({ type: 'theirsRead', theirs: stored({ name: 'Sent' }, '"2"') })
    expect(effects()).toMatchObject([{ etag: '"2"', value: { name: 'Sent, and more' } }])
    expect(draft().failure).toBeNull()
  })
})
