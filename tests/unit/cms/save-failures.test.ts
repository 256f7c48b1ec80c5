import { describe, expect, it } from 'vitest'
import { lastFailure, runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import {
  answered,
  AT,
  LOST,
  names,
  POST,
  saveSession,
  version,
} from '#tests/support/save-session.ts'

const report = (title: string, description: string) => ({ type: 'report', title, description })
const UPLOAD = { field: 'content', message: 'An image was not uploaded.' } as const

describe('a refused save', () => {
  it('[S5-blog-01] [S5-blog-02] is not sent: the first failing rule is reported, and shown at its field', () => {
    const { fill, send, state } = saveSession('a new post')
    fill({ excerpt: ' ', readTime: '' })
    expect(send('leave').slice(1)).toEqual([report('Validation Error', 'Excerpt is required')])
    expect(visibleProblems(state())).toEqual({ excerpt: 'Excerpt is required' })
    expect([state().status.kind, runningMode(state())]).toEqual(['refused', null])
  })

  it('reports a failed upload before validation errors', () => {
    const { request, when, state } = saveSession()
    request('stay')
    const prepared = { type: 'prepared', filled: {}, problem: UPLOAD, at: AT } as const
    expect(when(prepared)).toEqual([report('Validation Error', UPLOAD.message)])
    expect(visibleProblems(state())).toEqual({ content: UPLOAD.message })
  })

  it('keeps its message until the field is right, and dismisses the report when the next one is sent', () => {
    const { when, fill, send, request, prepare, state } = saveSession('a new post')
    fill({ excerpt: '' })
    send('stay')
    when({ type: 'changed', part: { title: 'Another', tags: 'a' } })
    expect(visibleProblems(state())).toEqual({ excerpt: 'Excerpt is required' })
    when({ type: 'changed', part: { excerpt: ' ' } })
    expect(visibleProblems(state())).toEqual({ excerpt: 'Excerpt is required' })
    when({ type: 'changed', part: { excerpt: 'About rows.' } })
    expect([state().status.kind, visibleProblems(state())]).toEqual(['idle', {}])
    request('stay')
    expect(names(prepare())).toEqual(['dismissReport', 'send'])
  })

  it('keeps the server error of the field that was not corrected', () => {
    const { type, when, send, fail, state } = saveSession()
    type('One')
    send('stay')
    fail(
      answered(400, { message: 'Invalid', fields: { imageUrl: 'No address', tags: 'Too long' } }),
    )
    when({ type: 'changed', part: { imageUrl: 'still none' } })
    when({ type: 'changed', part: { tags: 'short' } })
    expect(visibleProblems(state())).toEqual({ imageUrl: 'No address' })
    when({ type: 'changed', part: { imageUrl: '/files/media/a.png' } })
    expect(state().status.kind).toBe('idle')
  })

  it.each([
    ['S8-blog-02', 'a post', answered(500), 'Failed to update post'],
    ['S8-blog-03', 'a new post', answered(500), 'Failed to create post'],
    ['S8-blog-04', 'a post', LOST, 'Failed to update blog post'],
    ['S8-blog-05', 'a new post', LOST, 'Failed to create blog post'],
  ] as const)('[%s] of %s is reported, and keeps the text: %s', (_, kind, error, text) => {
    const { fill, send, fail, type, state } = saveSession(kind)
    fill()
    send('leave')
    expect(fail(error)).toEqual([report('Error', text)])
    expect(runningMode(state())).toBeNull()
    type('One more')
    expect(state().draft.form.content).toBe('<p>One more</p>')
    expect(send('leave').at(-1)).toMatchObject({ body: { content: '<p>One more</p>' } })
  })

  it('shows server errors at the fields, or above the text', () => {
    const { type, send, fail, state } = saveSession()
    type('One')
    send('stay')
    fail(answered(400, { message: 'Invalid', fields: { slug: 'Taken', 'tags.1': 'Too long' } }))
    expect(visibleProblems(state())).toEqual({ slug: 'Taken', tags: 'Too long' })
    send('stay')
    fail(answered(409, { message: 'Already there' }))
    expect(visibleProblems(state())).toEqual({ form: 'Already there' })
  })

  it('reports the failed second save of a new post as a failed update', () => {
    const { fill, type, send, request, prepare, store, fail } = saveSession('a new post')
    fill()
    send('stay')
    type('Two')
    request('stay')
    store('One', '"1"')
    prepare()
    expect(fail(answered(500))).toEqual([report('Error', 'Failed to update post')])
  })
})

describe('a save after the session ended', () => {
  it('reports the expired session until a save is stored, also during retries and with field errors', () => {
    const { type, when, send, fail, store, state } = saveSession()
    const isSignedOut = () => lastFailure(state())?.kind === 'signedOut'
    type('One')
    send('leave')
    expect(isSignedOut()).toBe(false)
    fail(answered(401, { message: 'Unauthorized' }))
    expect([state().status.kind, isSignedOut(), visibleProblems(state())]).toEqual([
      'signedOut',
      true,
      {},
    ])
    when({ type: 'changed', part: { title: '' } })
    send('leave')
    expect([isSignedOut(), visibleProblems(state())]).toEqual([
      true,
      { title: 'Title is required' },
    ])
    when({ type: 'changed', part: { title: 'One' } })
    send('leave')
    expect([isSignedOut(), visibleProblems(state())]).toEqual([true, {}])
    store('One', '"2"')
    expect(isSignedOut()).toBe(false)
  })

  it('still reports the expired session after Ctrl+S on unchanged text', () => {
    const { type, send, fail, request, prepare, state } = saveSession()
    type('One')
    send('stay')
    fail(answered(401))
    type('Old')
    request('stay')
    expect(prepare()).toEqual([])
    expect(lastFailure(state())?.kind === 'signedOut').toBe(true)
  })

  it('is another failure when the session is there again', () => {
    const { type, send, fail, state } = saveSession()
    type('One')
    send('stay')
    fail(answered(401))
    send('stay')
    fail(LOST)
    expect([state().status.kind, lastFailure(state())?.kind === 'signedOut']).toEqual([
      'offline',
      false,
    ])
  })
})

describe('a post that was deleted elsewhere', () => {
  const gone = () => {
    const session = saveSession()
    session.type('Mine')
    session.autosave()
    session.fail(answered(404, { message: 'Not found' }))
    return session
  }

  it('continues on top of the restored version', () => {
    const { when, autosave, state } = gone()
    when({ type: 'broughtBack', newest: version('<p>Old</p>', '"5"') })
    expect(state().status.kind).toBe('idle')
    expect(autosave().at(-1)).toMatchObject({
      ...{ type: 'send', isDraft: true, id: POST.id, etag: '"5"' },
      body: { content: '<p>Mine</p>' },
    })
  })

  it('continues as a new draft with every field that was filled', () => {
    const { when, autosave } = gone()
    when({ type: 'detached', key: 'second-key' })
    const { title, excerpt } = POST
    const body = { title, excerpt, content: '<p>Mine</p>' }
    expect(autosave().at(-1)).toMatchObject({ body })
  })

  it('is found without a save where nothing was typed', () => {
    const { when, state } = saveSession()
    when({ type: 'goneFound' })
    expect(state().status.kind).toBe('gone')
  })
})
