'use client'

import { useEffect, useState } from 'react'
import { OFFSETS } from '#src/contract/limits.ts'
import { activeSection } from './active-section.ts'
import { SECTIONS } from './sections.ts'

function measure(): string | undefined {
  const placed = SECTIONS.flatMap(({ id }) => {
    const element = document.getElementById(id)
    return element ? [{ id, top: element.getBoundingClientRect().top + scrollY }] : []
  })
  return activeSection(placed, {
    y: scrollY,
    viewport: innerHeight,
    page: document.documentElement.scrollHeight,
    offset: OFFSETS.navActive,
  })
}

/** The section in view on the home page; undefined elsewhere. */
export function useActiveSection(isHome: boolean): string | undefined {
  // Without an anchor the page starts at the top, also before hydration.
  const [active, setActive] = useState<string | undefined>('home')

  useEffect(() => {
    if (!isHome) return
    let frame = 0
    const update = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setActive(measure()))
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [isHome])

  return isHome ? active : undefined
}
