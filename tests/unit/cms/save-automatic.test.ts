import { describe, expect, it } from 'vitest'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { keyboardSave, openedVersion, savedVersion } from '#src/cms/posts/saving/post-draft.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { lastFailure, runningMode } from '#src/cms/drafts/draft-machine.ts'
import {
  AT,
  LOST,
  names,
  POST,
  saveSession,
  STALE,
  stored,
  version,
} from '#tests/support/save-session.ts'

const part = (changes: object) => ({ type: 'changed', part: changes }) as const
const auto = { type: 'requested', mode: 'auto' } as const

describe('an automatic save', () => {
  it('autosaves a new post from its first word, with only the typed fields', () => {
    const { when, autosave, state } = saveSession('a new post')
    when(part({ tags: 'a' }))
    expect(when(auto)).toEqual([])
    when(part({ title: 'My' }))
    expect(autosave()).toEqual([
      { type: 'readEditor' },
      {
        type: 'send',
        isDraft: true,
        id: null,
        body: { title: 'My', tags: ['a'] },
        etag: null,
        key: 'first-key',
      },
    ])
    expect(runningMode(state())).toBeNull()
    const drafted = { status: 'draft', isPublished: false, publishedAt: null } as const
    expect(when(stored({ title: 'My', slug: 'my', ...drafted }, '"1"'))).toEqual([
      { type: 'showDraft', id: POST.id },
      { type: 'deleteCopy' },
    ])
    expect([state().status.kind, isUnsaved(state().draft), state().savedAt]).toEqual([
      'idle',
      false,
      null,
    ])
    expect(state().draft.form).toMatchObject({ slug: 'my', status: 'draft' })
  })

  it('is completed by the save that was asked for, which still creates the post', () => {
    const { fill, autosave, store, send } = saveSession('a new post')
    fill()
    autosave()
    store('One', '"1"')
    expect(send('leave').at(-1)).toMatchObject({
      type: 'send',
      id: null,
      key: 'first-key',
      body: { title: 'A title' },
    })
    expect(store('One', '"2"')).toContainEqual({
      type: 'openList',
      notice: 'Blog post created successfully',
    })
  })

  it('autosaves over a published post without changing status or slug; the next save publishes it', () => {
    const { when, autosave, store, send, state } = saveSession()
    when(part({ content: '<p>New</p>', status: 'draft', slug: 'other', imageUrl: 'no address' }))
    expect(autosave().at(-1)).toEqual({
      type: 'send',
      isDraft: true,
      id: POST.id,
      body: { content: '<p>New</p>' },
      etag: '"1"',
      key: 'first-key',
    })
    store('New', '"2"')
    expect(state().draft.stored).toMatchObject({
      etag: '"2"',
      isAutosaved: true,
      form: { status: 'published', imageUrl: '' },
    })
    expect(isUnsaved(state().draft)).toBe(true)
    when(part({ status: 'published', slug: POST.slug, imageUrl: '' }))
    expect(isUnsaved(state().draft)).toBe(false)
    expect(when(auto)).toEqual([])
    expect(send('stay').at(-1)).toMatchObject({
      type: 'send',
      etag: '"2"',
      body: { content: '<p>New</p>' },
    })
  })

  it('dismisses the error report after a successful autosave', () => {
    const { type, send, autosave, store, fail, state } = saveSession()
    type('One')
    send('leave')
    fail(LOST)
    autosave()
    expect(names(store('One', '"2"'))).toEqual(['dismissReport', 'deleteCopy'])
    expect(lastFailure(state())).toBeNull()
  })

  it('reports a conflict in the bar without a dialog', () => {
    const { type, autosave, fail, readRemote, when, request, state } = saveSession()
    type('One')
    autosave()
    fail(STALE)
    expect(readRemote(version('<p>Theirs</p>', '"7"'))).toEqual([])
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: false })
    type('One two')
    expect([when(auto), state().status.kind]).toEqual([[], 'conflict'])
    expect(names(request('leave'))).toEqual(['report'])
    expect(state().status).toMatchObject({ kind: 'conflict', isOpen: true, mode: 'leave' })
  })
})

describe('a save that takes a live post offline', () => {
  const LIVE = { ...POST, publishedAt: '2026-03-01T00:00:00.000Z' }

  it.each(['leave', 'stay'] as const)('asks, whatever the way, and can be undone (%s)', (mode) => {
    const { when, send, prepare, state } = saveSession()
    when(part({ status: 'draft' }))
    expect(names(send(mode))).toEqual(['prepare'])
    expect([state().status.kind, runningMode(state())]).toEqual(['asking', null])
    expect(when({ type: 'offlineAnswered', isConfirmed: false })).toEqual([])
    expect(state().status.kind).toBe('idle')
    send(mode)
    when({ type: 'offlineAnswered', isConfirmed: true })
    expect(prepare().at(-1)).toMatchObject({ type: 'send', body: { isPublished: false } })
    const effects = when(stored({ ...LIVE, status: 'draft', isPublished: false }, '"2"'))
    const undo = effects.flatMap((effect) => ('undo' in effect ? [effect.undo] : []))
    expect(undo).toMatchObject([
      { request: { id: POST.id, body: { isPublished: true, publishedAt: LIVE.publishedAt } } },
    ])

    const sent = undo[0]?.sent ?? state().draft.form
    when({ type: 'putBack', sent, saved: savedVersion({ data: LIVE, etag: '"3"' }, AT), at: AT })
    expect(state().draft.form.status).toBe('published')
    expect(isUnsaved(state().draft)).toBe(false)
  })

  it('is not asked about when the step before it showed it, nor for a draft', () => {
    const { when, prepare } = saveSession()
    when(part({ status: 'draft' }))
    when({ type: 'requested', mode: 'stay', isConfirmed: true })
    expect(names(prepare())).toEqual(['dismissReport', 'send'])
    const draft = saveSession('a new post')
    draft.fill({ status: 'draft' })
    expect(names(draft.send('leave'))).toEqual(['prepare', 'dismissReport', 'send'])
  })
})

it.each([
  ['another version', { ...POST, title: 'Live' }, true],
  ['this version', POST, false],
  ['nothing', null, false],
])('a post of which visitors see %s is opened with it', (_, live, isAutosaved) => {
  const title = live && { title: live.title }
  const opened = openedVersion({ data: POST, etag: '"1"', live })
  expect(opened).toMatchObject({ isAutosaved, live: title })
})

describe('Ctrl S', () => {
  const modeOf = (form: Partial<PostForm>, kind: 'a post' | 'a new post' = 'a post') => {
    const { when, state } = saveSession(kind)
    when({ type: 'changed', part: form })
    return keyboardSave(state().draft)
  }

  it.each<[string, Partial<PostForm>]>([
    ['text', { content: '<p>New</p>' }],
    ['address', { slug: 'other' }],
    ['nothing', {}],
  ])('stores a draft over a live post: %s', (_, form) => {
    expect(modeOf(form)).toBe('auto')
  })

  it('saves a changed status as announced in the bar, and otherwise a draft', () => {
    expect(modeOf({ status: 'draft' })).toBe('stay')
    expect(modeOf({ status: 'scheduled', scheduledFor: '2040-01-01T10:00' })).toBe('stay')
    expect(modeOf({ title: 'New' }, 'a new post')).toBe('stay')
  })
})
