'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { OFFSETS } from '#src/contract/limits.ts'
import type { SectionId } from './sections.ts'

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { section: SectionId }

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to a section of the home page; on that page itself it scrolls there. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const isHome = usePathname() === '/'
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isHome || !isPlainClick(event)) return
    event.preventDefault()
    scrollToSection(section)
  }
  return <Link href={`/#${section}`} prefetch={false} onClick={handleClick} {...rest} />
}

/** Scrolls to a section of this page, puts it in the URL and moves focus there. */
export function scrollToSection(id: string) {
  const element = document.getElementById(id)
  if (!element) return
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = element.getBoundingClientRect().top + scrollY - OFFSETS.navScroll
  // Repeated clicks on one link must not add history entries.
  if (location.hash !== `#${id}`) history.pushState(null, '', `#${id}`)
  element.focus({ preventScroll: true })
  scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
}
