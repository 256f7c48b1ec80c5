import { describe, expect, it } from 'vitest'
import { postToForm } from '#src/cms/posts/form/post-form.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { LOST, names, POST, saveSession } from '#tests/support/save-session.ts'

describe('the local copy', () => {
  it('is made of each change, and deleted when the text is as stored again', () => {
    const { type, state } = saveSession()
    expect(names(type('New'))).toEqual(['scheduleCopy'])
    expect(type('New')).toEqual([])
    expect(names(type('Old'))).toEqual(['deleteCopy'])
    expect(isUnsaved(state().draft)).toBe(false)
  })

  it('is kept until the text is stored', () => {
    const { type, send, fail, store } = saveSession()
    type('New')
    const untilFailure = [...send('stay'), ...fail(LOST), ...send('stay')]
    expect(names(untilFailure)).not.toContain('deleteCopy')
    expect(names(store('New', '"2"'))).toEqual(['deleteCopy'])
  })

  it('replaces the recovery copy of an earlier visit, with its version and key', () => {
    const { when, prepare, request } = saveSession()
    const form = { ...postToForm(POST), content: '<p>Restored</p>' }
    const copy = {
      key: 'earlier',
      subject: 'post:1',
      at: '',
      value: { form, etag: '"0"', key: 'k' },
    }
    expect(when({ type: 'restored', copy })).toEqual([
      { type: 'writeCopy', replaces: 'earlier' },
      { type: 'scheduleCopy' },
    ])
    request('stay')
    expect(prepare().at(-1)).toMatchObject({ etag: '"0"', body: { content: '<p>Restored</p>' } })
  })

  it('sends the recovery copy of a new post with its key after a lost response', () => {
    const { when, fill, send, state } = saveSession('a new post')
    fill()
    const copy = {
      key: 'earlier',
      subject: 'post:new',
      at: '',
      value: { ...state().draft, key: 'sent' },
    }
    when({ type: 'restored', copy })
    expect(send('leave').at(-1)).toMatchObject({ id: null, key: 'sent' })
  })
})
