import { useLayoutEffect, useRef } from 'react'

/**
 * An inert form loses focus; restores it to the same element afterwards.
 * @returns stores the focused element, before the form becomes inert
 */
export function useFocusAfterSave(isHeld: boolean) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { current } = focused
    // A click on the inert form moves focus to an ancestor.
    if (isHeld || !document.activeElement?.contains(current)) return
    focused.current = null
    if (current instanceof HTMLElement) current.focus({ preventScroll: true })
  }, [isHeld])
  return () => {
    focused.current = document.activeElement
  }
}
