import { describe, expect, it } from 'vitest'
import { isRunning, uploadReducer } from '#src/cms/uploads/upload-reducer.ts'
import type { UploadEvent } from '#src/cms/uploads/upload-reducer.ts'

const after = (...events: UploadEvent[]) => events.reduce(uploadReducer, [])

describe('uploadReducer', () => {
  it('moves a file from waiting to sending to done', () => {
    const added: UploadEvent = { type: 'added', id: 1, name: 'a.png' }
    const half: UploadEvent = { type: 'progressed', id: 1, share: 0.5 }
    expect(after(added)).toEqual([
      { id: 1, name: 'a.png', share: 0, state: 'waiting', canRetry: false },
    ])
    expect(after(added, half)).toMatchObject([{ share: 0.5, state: 'sending' }])
    expect(after(added, half, { type: 'sent', id: 1 })).toMatchObject([{ share: 1, state: 'done' }])
  })

  it('[S5-media-02] applies a failure to its own file only', () => {
    const entries = after(
      { type: 'added', id: 1, name: 'a.png' },
      { type: 'added', id: 2, name: 'b.png', problem: 'b.png is larger than 10MB' },
      { type: 'added', id: 3, name: 'c.png' },
      { type: 'failed', id: 1, problem: 'Upload failed', canRetry: true },
    )
    expect(entries.map(({ state }) => state)).toEqual(['failed', 'failed', 'waiting'])
    expect(entries.map(({ problem }) => problem)).toEqual([
      'Upload failed',
      'b.png is larger than 10MB',
      undefined,
    ])
  })

  it('allows a retry of cancelled and failed files, but not of rejected ones', () => {
    const entries = after(
      { type: 'added', id: 1, name: 'a.png' },
      { type: 'added', id: 2, name: 'b.png' },
      { type: 'added', id: 3, name: 'c.png', problem: 'c.png is larger than 10MB' },
      { type: 'cancelled', id: 1 },
      { type: 'failed', id: 2, problem: 'Upload failed', canRetry: true },
    )
    expect(entries.map(({ canRetry }) => canRetry)).toEqual([true, true, false])
    expect(uploadReducer(entries, { type: 'retried', id: 2 })[1]).toEqual({
      id: 2,
      name: 'b.png',
      share: 0,
      state: 'waiting',
      canRetry: false,
    })
  })

  it('[S2-media-07] keeps running uploads when cleared', () => {
    const entries = after(
      { type: 'added', id: 1, name: 'a.png' },
      { type: 'added', id: 2, name: 'b.png' },
      { type: 'sent', id: 1 },
      { type: 'cleared' },
    )
    expect(entries.map(({ name }) => name)).toEqual(['b.png'])
    expect(entries.every(isRunning)).toBe(true)
  })
})
