import { OFFSETS } from '#src/contract/limits.ts'

/** Scrolls to a section of this page, puts it in the address and moves the focus there. */
export function scrollToSection(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = element.getBoundingClientRect().top + scrollY - OFFSETS.navScroll
  // Ten presses on one link would be ten steps back.
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  element.focus({ preventScroll: true })
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
}
