import { useEffect } from 'react'

export const MENU_ID = 'site-nav'

/** Closes the menu where it is open. Browsers without popovers show it all the time. */
export function closeMenu() {
  const menu = document.getElementById(MENU_ID)
  if (menu && 'hidePopover' in menu) menu.hidePopover()
}

/** The browser closes the menu on Escape and on a press outside; this does with Back and on a wide screen. */
export function useMenuClosing() {
  useEffect(() => {
    const wide = matchMedia('(width >= 64rem)')
    wide.addEventListener('change', closeMenu)
    addEventListener('popstate', closeMenu)
    return () => {
      wide.removeEventListener('change', closeMenu)
      removeEventListener('popstate', closeMenu)
    }
  }, [])
}
