import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the focus in the screen when what has it goes away (a card that was deleted, the screen before this
 * one) or cannot have it for a while (a button that waits for an answer). The browser lets it fall out of the
 * page then, and a screen reader begins again at the top.
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
