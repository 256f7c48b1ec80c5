import { TIMES } from '#src/contract/limits.ts'
import type { TimeZoneOffset } from '#src/lib/format/time-zone-offsets.ts'

/**
 * Animates the bars of a tier from 0 once, when they scroll into view (S9-skills-01). They are at their level in the page:
 * without scripts, in print and with reduced motion they stay as they are, and so do bars that were in view from the start.
 */
export function animateSkillBars(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const grow = (bar: Element, index: number) =>
    bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: 700,
      delay: TIMES.skillBarBase + index * TIMES.skillBarStep,
      easing: 'ease-out',
      fill: 'backwards',
    })
  for (const tier of document.querySelectorAll('[data-bars]')) {
    let wasSeen = true
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect()
        if (!wasSeen) tier.querySelectorAll('[data-level]').forEach(grow)
      }
      wasSeen = false
    })
    observer.observe(tier)
  }
}

/** The owner's local time. The page shows dashes, because the server cannot know when it is read. */
export function showLocalTime(): void {
  const clock = document.querySelector<HTMLElement>('[data-offsets]')
  if (!clock) return
  const minute = 60_000
  const offsets = JSON.parse(clock.dataset['offsets'] ?? '[]') as TimeZoneOffset[]
  const show = () => {
    const now = Date.now()
    const [, offset] = offsets.findLast(([from]) => from <= now) ?? [0, 0]
    clock.textContent = new Date(now + offset * minute).toISOString().slice(11, 16)
    setTimeout(show, minute - (now % minute))
  }
  show()
}
