'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { GROWTH, REVEAL, skillDelay } from './skill-delay.ts'

/**
 * Lets the bars inside grow from 0 once, when they scroll into view. The animation only plays over
 * bars that already have their level: without scripts, in print and with reduced motion they stand. On the
 * page a visit begins with, the script in its head does it (`wake-script.ts`): this one comes after the first
 * paint, and bars that a jump has brought into view would stand full and begin anew.
 */
export function SkillReveal({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const cameByLink = useRef(useHydrated())
  useEffect(() => {
    const element = container.current
    if (!element || !cameByLink.current || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      element.querySelectorAll('[data-level]').forEach(grow)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={container} {...{ [REVEAL]: '' }}>
      {children}
    </div>
  )
}

function grow(bar: Element, index: number) {
  bar.animate([{ transform: GROWTH.from }, { transform: GROWTH.to }], {
    duration: GROWTH.milliseconds,
    delay: skillDelay(index),
    easing: 'ease-out',
    fill: 'backwards',
  })
}
