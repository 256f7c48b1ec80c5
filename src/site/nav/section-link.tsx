import type { ComponentProps } from 'react'
import type { SectionId } from './sections.ts'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href'> & { section: SectionId }

/** A link to a section of the home page; on that page itself it scrolls there (page-script/navigation.ts). */
export const SectionLink = ({ section, ...rest }: SectionLinkProps) => (
  <a href={`/#${section}`} {...rest} />
)
