import { useRef } from 'react'
import type { FocusEvent } from 'react'

const isUsable = (element: EventTarget | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(':disabled')

/**
 * For the content of a dialog: returns focus to the previously focused element. Radix only returns it to the
 * dialog's own trigger, and most dialogs here are opened by something else. If that element is gone, `main`
 * receives focus, so that it is never lost to the body.
 */
export function useFocusReturn() {
  const before = useRef<EventTarget>(null)
  return {
    // Not `onOpenAutoFocus`, which Radix leaves out where a control with `autoFocus` has focus already.
    onFocus: ({ relatedTarget }: FocusEvent) => {
      before.current ??= relatedTarget
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before
      before.current = null
      if (isUsable(current)) {
        event.preventDefault()
        current.focus({ preventScroll: true })
      } else {
        // Default not prevented: a trigger, if there is one, receives focus after this.
        document.querySelector('main')?.focus({ preventScroll: true })
      }
    },
  }
}
