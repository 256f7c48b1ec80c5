import { useEffect } from 'react'

/** With a colon, as every id of a page except its headings: no slug of a heading has one. */
export const MENU_ID = 'page:menu'

/** Closes the menu. Browsers without popovers show it permanently. */
export function closeMenu() {
  const menu = document.getElementById(MENU_ID)
  if (menu && 'hidePopover' in menu) menu.hidePopover()
}

/** The browser closes the popover on Escape and on an outside click; this adds Back and wide screens. */
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
