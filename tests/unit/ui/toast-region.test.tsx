// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMES } from '#src/contract/limits.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { toast, toastStore } from '#src/ui/toast/toast-store.ts'
import { ToastRegion } from '#src/ui/toast/toast-region.tsx'

let unmount: () => void
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  // What other files have left open.
  document.body.replaceChildren()
  toastStore.setRemovalDelay(TIMES.toastRemoval)
})
afterEach(() => {
  act(() => unmount())
  vi.useRealTimers()
})

/** The region as the page has it, with `children` on the screen. */
function show(children?: ReactNode) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = () =>
    root.render(
      <>
        {children}
        <ToastRegion
          entry={toastStore.newest()}
          duration={TIMES.toast}
          actionDuration={TIMES.actionToast}
          onDismiss={toastStore.dismiss}
        />
      </>,
    )
  const unsubscribe = toastStore.subscribe(() => act(render))
  unmount = () => {
    unsubscribe()
    root.unmount()
  }
  act(render)
}

const isShown = (title: string) =>
  document.querySelector('[data-variant][data-state="open"]')?.textContent.includes(title) ?? false
const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const send = (type: string, target: EventTarget | null, init = {}) =>
  act(() => {
    target?.dispatchEvent(new Event(type, { bubbles: true, ...init }))
  })
const press = (key: string) =>
  act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })

describe('ToastRegion', () => {
  it('[S9-toast-02] shows a notice for 5 seconds', () => {
    show()
    toast({ title: 'Saved' })
    later(TIMES.toast - 1)
    expect(isShown('Saved')).toBe(true)
    later(1)
    expect(isShown('Saved')).toBe(false)
  })

  it.each([
    ['the pointer is over it', 'pointermove', 'pointerleave'],
    ['it has the focus', 'focusin', 'focusout'],
  ])('shows a notice with an action for 15 seconds, and longer while %s', (_, enter, leave) => {
    show()
    toast({ title: 'Archived', action: { label: 'Undo', onAction: () => undefined } })
    later(TIMES.actionToast - 1)
    const region = document.querySelector('[data-toasts]')?.parentElement ?? null
    send(enter, region)
    later(60_000)
    expect(isShown('Archived')).toBe(true)
    send(leave, region)
    later(1)
    expect(isShown('Archived')).toBe(false)
  })

  it('closes a dialog by Escape before the notice that came after it', () => {
    const onClose = vi.fn()
    show(
      <Dialog title="Question" onClose={onClose}>
        <button type="button">Inside</button>
      </Dialog>,
    )
    toast({ title: 'Copied' })
    press('Escape')
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(isShown('Copied')).toBe(true)
  })

  it('closes the notice by Escape when nothing else is open', () => {
    show()
    toast({ title: 'Copied' })
    press('Escape')
    expect(isShown('Copied')).toBe(false)
  })
})
