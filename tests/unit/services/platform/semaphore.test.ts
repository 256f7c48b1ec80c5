import { describe, expect, it, vi } from 'vitest'
import { createSemaphore } from '#src/services/platform/semaphore.ts'
import { WAIT_MS } from '#tests/support/wait.ts'

const deferred = () => Promise.withResolvers<string>()

describe('the semaphore', () => {
  it('limits concurrent tasks, the others run in order', async () => {
    const inSlot = createSemaphore({ size: 2, queue: 10, timeoutMs: 60_000 })
    const works = [deferred(), deferred(), deferred()]
    const started: number[] = []
    const runs = works.map(({ promise }, index) =>
      inSlot(() => {
        started.push(index)
        return promise
      }),
    )
    await Promise.resolve()
    expect(started).toEqual([0, 1])
    works[0]?.resolve('first')
    expect(await runs[0]).toBe('first')
    await vi.waitFor(() => expect(started).toEqual([0, 1, 2]), WAIT_MS)
    works[1]?.resolve('second')
    works[2]?.resolve('third')
    expect(await Promise.all(runs)).toEqual(['first', 'second', 'third'])
  })

  it('releases its slot after a failure', async () => {
    const inSlot = createSemaphore({ size: 1, queue: 0, timeoutMs: 60_000 })
    await expect(inSlot(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inSlot(() => Promise.resolve('yes'))).toBe('yes')
  })

  it('refuses with Retry-After when the queue is full, or the wait times out', async () => {
    const inSlot = createSemaphore({ size: 1, queue: 1, timeoutMs: 20 })
    const { promise, resolve } = deferred()
    const first = inSlot(() => promise)
    const waiting = inSlot(() => Promise.resolve('late'))
    await expect(inSlot(() => Promise.resolve('none'))).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 5,
    })
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable' })
    resolve('done')
    expect(await first).toBe('done')
    expect(await inSlot(() => Promise.resolve('again'))).toBe('again')
  })
})
