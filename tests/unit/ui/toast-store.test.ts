import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMES } from '#src/contract/limits.ts'
import { createToastStore } from '#src/ui/toast/toast-store.ts'

const configured = () => {
  const store = createToastStore()
  store.setRemovalDelay(TIMES.toastRemoval)
  return store
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('toastStore', () => {
  it('[S9-toast-01] keeps one toast open: the newest', () => {
    const store = configured()
    store.add({ title: 'first' })
    store.add({ title: 'second' })
    expect(store.newest()).toMatchObject({ title: 'second', isOpen: true })
  })

  it('keeps the newest toast when a previous one is dismissed', () => {
    const store = configured()
    const previous = store.add({ title: 'first' })
    store.add({ title: 'second' })
    store.dismiss(previous)
    expect(store.newest()).toMatchObject({ title: 'second', isOpen: true })
  })

  it('[S9-toast-03] removes a dismissed toast after 1,000,000 ms', () => {
    const store = configured()
    store.dismiss(store.add({ title: 'gone' }))
    vi.advanceTimersByTime(999_999)
    expect(store.newest()).toMatchObject({ title: 'gone', isOpen: false })
    vi.advanceTimersByTime(1)
    expect(store.newest()).toBeUndefined()
  })

  it('ignores a second dismissal', () => {
    const store = configured()
    const id = store.add({ title: 'a' })
    store.dismiss(id)
    const listener = vi.fn()
    store.subscribe(listener)
    store.dismiss(id)
    expect(listener).not.toHaveBeenCalled()
  })

  it('notifies its listeners until they unsubscribe', () => {
    const store = configured()
    const listener = vi.fn()
    const leave = store.subscribe(listener)
    store.add({ title: 'a' })
    leave()
    store.add({ title: 'b' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
