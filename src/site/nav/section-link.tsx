'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { scrollToSection } from './scroll-to-section.ts'
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
