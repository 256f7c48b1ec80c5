import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps focus in the screen when the focused element is removed (a deleted card, the previous screen) or
 * disabled (a button that waits for a response). Otherwise the browser moves focus to the body, and a screen
 * reader starts again at the top.
 */
export function useFocusRecovery(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const main = screen.current
    if (!main) return
    let last: HTMLElement | null = null
    let hasWaited = false
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && main.contains(target) ? target : null
      hasWaited = false
    }
    const keep = () => {
      if (!last) return
      const isLost = document.activeElement === document.body
      if (!last.isConnected) {
        if (isLost) main.focus({ preventScroll: true })
      } else if (last.matches(':disabled')) hasWaited = true
      else if (hasWaited && isLost) last.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [screen])
}
