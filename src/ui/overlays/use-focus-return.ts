import { useRef } from 'react'

const isUsable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  !element.matches(':disabled')

/**
 * For the content of a dialog: gives the focus back to what had it before. Radix gives it to the dialog's own
 * trigger alone, and most dialogs here are opened by something else. Where that is gone the page's main part
 * takes it, so that it never falls out of the page.
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
        before.current.focus()
      } else {
        // Not prevented: a trigger, where there is one, gets it after this.
        document.querySelector('main')?.focus({ preventScroll: true })
      }
    },
  }
}
