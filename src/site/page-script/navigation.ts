import { OFFSETS, TIMES } from '#src/contract/limits.ts'
import { activeSection } from '#src/site/nav/active-section.ts'
import { MENU_ID, PLACEHOLDER_PATHS } from '#src/site/nav/page-paths.ts'
import { drawPage, scrollToSection } from '#src/site/nav/scroll-to-section.ts'

/** Marks the link of the section in view, on the home page (S2-home-05). */
export function followSections(): void {
  if (location.pathname !== '/') return
  const links = document.querySelectorAll<HTMLAnchorElement>(`[id="${MENU_ID}"] a`)
  const mark = () => {
    const sections = [...links].flatMap(({ hash }) => {
      const section = document.getElementById(hash.slice(1))
      return section ? [{ id: section.id, top: section.getBoundingClientRect().top + scrollY }] : []
    })
    const page = document.documentElement.scrollHeight
    const scroll = { y: scrollY, viewport: innerHeight, page, offset: OFFSETS.navActive }
    const active = activeSection(sections, scroll)
    for (const link of links)
      if (link.hash === `#${active}`) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
  }
  let frame = 0
  const update = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  }
  update()
  addEventListener('scroll', update, { passive: true })
  addEventListener('resize', update)
}

/** Links to sections of this page scroll. While another page loads, its placeholders are shown. */
export function followLinks(): void {
  // Prefetched pages come faster: a placeholder would only flicker.
  const delay = 120
  let timer: ReturnType<typeof setTimeout> | undefined
  const cover = (path?: string) => {
    clearTimeout(timer)
    for (const one of document.querySelectorAll<HTMLElement>('[data-placeholders]'))
      one.hidden =
        path === undefined ||
        !new RegExp(PLACEHOLDER_PATHS[one.dataset['placeholders'] ?? ''] ?? '^$').test(path)
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.pathname !== location.pathname) {
      timer = setTimeout(cover, delay, link.pathname)
      return
    }
    if (link.hash) drawPage()
    if (location.pathname !== '/' || !document.getElementById(link.hash.slice(1))) return
    event.preventDefault()
    closeMenu()
    scrollToSection(link.hash.slice(1))
  })
  // The page is shown again by Back, or its visitor has stopped loading.
  addEventListener('pageshow', () => cover())
  addEventListener(
    'keydown',
    ({ key, isComposing }) => void (key === 'Escape' && !isComposing && cover()),
  )
}

/** Heights out of view are estimates (`drawn-nearby`): exact ones for a page that starts elsewhere than at its top. */
export function drawBeforeScroll(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
  if (isReturn || location.hash !== '') drawPage()
  // To code that is a tab stop only until its width is known, or to the end.
  addEventListener('keydown', ({ key }) => void (/^(?:Tab|End)$/.test(key) && drawPage()))
}

/**
 * Draws what is out of view, one part after the other, once the page is loaded: pictures of the whole page need it, and its
 * exact height stays known. The first use ends it, and takes less time with fewer elements drawn.
 */
export function drawUntilUsed(): void {
  const all = [...document.querySelectorAll<HTMLElement>('.drawn-nearby, .code-block[data-lines]')]
  let waiting = all
  const draw = () => {
    const [part, ...rest] = waiting
    if (!part) return
    // An attribute would need selectors with which each change computes the styles of all it contains.
    part.style.contentVisibility = 'visible'
    waiting = rest
    requestIdleCallback(draw)
  }
  const leave = () => {
    waiting = []
    for (const part of all) part.removeAttribute('style')
  }
  // Safari has no such callback, and draws all parts anyway.
  if (!('requestIdleCallback' in window)) return
  addEventListener('load', () => setTimeout(requestIdleCallback, TIMES.drawingPause, draw))
  for (const sign of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, leave, { once: true, capture: true })
}

/** Browsers without popovers show the menu permanently. */
export function closeMenu(): void {
  const menu = document.getElementById(MENU_ID)
  if (menu && 'hidePopover' in menu) menu.hidePopover()
}

/** The browser closes the menu on Escape and on an outside click; this adds Back, wide screens and the keyboard. */
export function closeMenuWhenLeft(): void {
  matchMedia('(width >= 64rem)').addEventListener('change', closeMenu)
  addEventListener('popstate', closeMenu)
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const header = target instanceof Element ? target.closest('header') : null
    if (header && relatedTarget instanceof Node && !header.contains(relatedTarget)) closeMenu()
  })
}
