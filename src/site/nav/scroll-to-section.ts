import { OFFSETS } from '#src/contract/limits.ts'

/** Heights out of view are estimates (`drawn-nearby`): exact ones from now on. */
export function drawPage(): void {
  document.documentElement.dataset['drawn'] = ''
}

/** Scrolls to a section of this page, puts it in the URL and moves focus there. */
export function scrollToSection(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  drawPage()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = element.getBoundingClientRect().top + scrollY - OFFSETS.navScroll
  // Repeated clicks on one link must not add history entries.
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  element.focus({ preventScroll: true })
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
}
