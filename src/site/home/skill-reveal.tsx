'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { skillDelay } from './skill-delay.ts'

const GROWTH = { from: 'scaleX(0)', to: 'scaleX(1)', milliseconds: 700 }

/**
 * Lets the bars inside grow from 0 once, when they scroll into view. The animation only plays over
 * bars that already have their level: without scripts, in print and with reduced motion they stand. Who is
 * there before this runs sees full bars begin anew: §2 wants them to grow whenever they come into view.
 */
export function SkillReveal({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = container.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      element.querySelectorAll('[data-level]').forEach(grow)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return <div ref={container}>{children}</div>
}

function grow(bar: Element, index: number) {
  bar.animate([{ transform: GROWTH.from }, { transform: GROWTH.to }], {
    duration: GROWTH.milliseconds,
    delay: skillDelay(index),
    easing: 'ease-out',
    fill: 'backwards',
  })
}
