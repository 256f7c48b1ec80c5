import { describe, expect, it } from 'vitest'
import { runningMode } from '#src/cms/drafts/draft-machine.ts'
import {
  answered,
  AT,
  LOST,
  names,
  POST,
  saveSession,
  stored,
  version,
} from '#tests/support/save-session.ts'

const SENT = ['dismissReport', 'send']

describe('a save that leaves', () => {
  it('[S2-editor-07] [S7-put-blog-04] [S7-put-blog-05] is pending until the list opens, and names its result', () => {
    const { request, prepare, store, state, type } = saveSession()
    type('New')
    expect(request('leave')).toEqual([{ type: 'prepare' }])
    expect(runningMode(state())).toBe('leave')
    const [, send] = prepare()
    expect(send).toMatchObject({ type: 'send', id: POST.id, etag: '"1"' })
    expect(send).toMatchObject({ body: { content: '<p>New</p>', isPublished: true } })
    expect(store('New', '"2"')).toEqual([
      { type: 'openList', notice: 'Blog post updated successfully' },
    ])
    expect(state().status.kind).toBe('leaving')
    expect(runningMode(state())).toBe('leave')
  })

  it('sends a post without changes too', () => {
    expect(names(saveSession().send('leave'))).toEqual(['prepare', ...SENT])
  })

  it('[S7-post-blog-05] [S7-post-blog-06] creates a new post without giving its address to the editor', () => {
    const { fill, send, store } = saveSession('a new post')
    fill()
    expect(send('leave').at(-1)).toMatchObject({ id: null, etag: null, key: 'first-key' })
    expect(store('One', '"1"')).toEqual([
      { type: 'openList', notice: 'Blog post created successfully' },
    ])
  })

  it('is sent once by a double click, and by Ctrl+S after a click', () => {
    const { send, request, store } = saveSession()
    send('leave')
    expect([...request('leave'), ...request('stay')]).toEqual([])
    expect(names(store('Old', '"2"'))).toEqual(['openList'])
    expect([...request('leave'), ...request('stay')]).toEqual([])
  })
})

describe('a save that stays', () => {
  it('takes server-decided fields, except for fields changed since then', () => {
    const { fill, send, when, state } = saveSession('a new post')
    fill()
    send('stay')
    when({ type: 'changed', part: { status: 'published' } })
    when(stored({ slug: 'one', status: 'draft', publishedAt: null }, '"1"'))
    expect(state().draft.form).toMatchObject({ slug: 'one', status: 'published' })
    expect(state().draft.stored.form).toMatchObject({ slug: 'one', status: 'draft' })
  })
})

describe('a save requested while another runs', () => {
  it('locks the form, stores both saves and opens the list', () => {
    const { fill, type, send, request, prepare, store, state } = saveSession('a new post')
    fill()
    send('stay')
    type('One two')
    expect(runningMode(state())).toBe('stay')
    expect([...request('leave'), ...request('stay')]).toEqual([])
    expect(runningMode(state())).toBe('leave')
    expect(names(store('One', '"1"'))).toEqual(['showCreated', 'prepare', 'scheduleCopy'])
    expect(prepare().at(-1)).toMatchObject({ id: POST.id, etag: '"1"' })
    expect(store('One two', '"2"')).toEqual([
      { type: 'openList', notice: 'Blog post created successfully' },
    ])
  })

  it('leaves without another request if there is no new text', () => {
    const { type, send, request, prepare, store } = saveSession()
    type('One')
    send('stay')
    request('leave')
    store('One', '"2"')
    expect(names(prepare())).toEqual(['openList'])
  })

  it('is dropped when the first fails, and unlocks the form immediately', () => {
    const { type, send, request, fail, state } = saveSession()
    type('One')
    send('stay')
    request('leave')
    expect(names(fail(answered(503)))).toEqual(['report'])
    expect(runningMode(state())).toBeNull()
  })

  it('includes the URLs of uploads that finish during the wait', () => {
    const { request, prepare, state } = saveSession()
    request('stay')
    request('leave')
    const filled = { imageUrl: '/files/media/a.png', tags: 'React' }
    expect(prepare(filled).slice(1)).toMatchObject([
      { type: 'send', body: { imageUrl: '/files/media/a.png', tags: ['React'] } },
      { type: 'scheduleCopy' },
    ])
    expect(state().draft.form).toMatchObject(filled)
  })
})

describe('an event that comes too late', () => {
  it.each([
    { type: 'prepared', filled: { title: 'Late' }, problem: null, at: AT },
    { type: 'stored', saved: version('<p>Late</p>', '"9"'), at: AT },
    { type: 'failed', error: LOST },
    { type: 'remoteRead', error: LOST, remote: null, at: AT },
    { type: 'conflictClosed' },
  ] as const)('($type) changes nothing, before a save and after it', (late) => {
    const { type, send, store, when, state } = saveSession()
    const before = state()
    expect([when(late), state()]).toEqual([[], before])
    type('One')
    send('stay')
    store('One', '"2"')
    const after = state()
    expect([when(late), state()]).toEqual([[], after])
  })

  it('(a second answer) does not replace the form while the next save waits for uploads', () => {
    const { type, send, request, store, state } = saveSession()
    type('One')
    send('stay')
    request('stay')
    store('One', '"2"')
    expect(store('Late', '"9"')).toEqual([])
    expect(state().draft.etag).toBe('"2"')
  })
})
