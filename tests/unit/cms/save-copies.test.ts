import { describe, expect, it } from 'vitest'
import { LOST, names, saveSession } from '#tests/support/save-session.ts'

describe('the local copy', () => {
  it('is kept until the text is stored', () => {
    const { type, send, fail, store } = saveSession()
    type('New')
    const untilFailure = [...send('stay'), ...fail(LOST), ...send('stay')]
    expect(names(untilFailure)).not.toContain('deleteCopy')
    expect(names(store('New', '"2"'))).toEqual(['deleteCopy'])
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
