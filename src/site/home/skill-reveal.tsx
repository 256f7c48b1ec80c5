'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { TIMES } from '#src/contract/limits.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

const GROWTH_MS = 700

/**
 * Animates the bars inside from 0 once, when they scroll into view. The bars are rendered at their level and only
 * animated on top of it: without scripts, in print and with reduced motion they stay as they are, and so do
 * bars that were in view before hydration.
 */
export function SkillReveal({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const isHydrated = useRef(useHydrated())
  useEffect(() => {
    const element = container.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let wasSeen = !isHydrated.current
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect()
        if (!wasSeen) element.querySelectorAll('[data-level]').forEach(grow)
      }
      wasSeen = false
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={container}>{children}</div>
}

/** 200 ms plus 100 ms per item (S9-skills-01), counted from 0 in each tier. */
function grow(bar: Element, index: number) {
  bar.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
    duration: GROWTH_MS,
    delay: TIMES.skillBarBase + index * TIMES.skillBarStep,
    easing: 'ease-out',
    fill: 'backwards',
  })
}
