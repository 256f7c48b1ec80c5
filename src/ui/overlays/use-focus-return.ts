import { useRef } from 'react'

const isUsable = (element: Element | null): element is HTMLElement =>
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
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (isUsable(before.current)) {
        event.preventDefault()
        before.current.focus({ preventScroll: true })
      } else {
        // Default not prevented: a trigger, if there is one, receives focus after this.
        document.querySelector('main')?.focus({ preventScroll: true })
      }
    },
  }
}
