import clsx from 'clsx'
import type { ReactNode } from 'react'
import { SectionTitle } from '#src/site/layout/section-title.tsx'
import { SECTIONS } from '#src/site/nav/sections.ts'
import type { SectionId } from '#src/site/nav/sections.ts'

/**
 * Position of the title: in the margin next to the content, above full-width content, or large above the last section.
 */
type Layout = 'margin' | 'above' | 'closing'

type HomeSectionProps = {
  id: SectionId
  layout?: Layout
  /** A few words about the content, as a comment next to the title. */
  meta?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** Two sections on one ground have one gap between them, and no rule. */
const GROUND = 'bg-bg [.bg-bg+&]:before:hidden [.bg-bg+&]:*:pt-0'
const RAISED = 'bg-surface [.bg-surface+&]:before:hidden [.bg-surface+&]:*:pt-0'
const GRIDS: Record<Layout, string> = {
  margin: 'lg:grid-cols-[15rem_minmax(0,1fr)]',
  above: '',
  closing: 'lg:gap-y-12',
}

export function HomeSection(props: HomeSectionProps) {
  const { id, layout = 'margin', meta, aside, children } = props
  return (
    <section
      id={id}
      data-anchor=""
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'section-ground before:bg-inherit focus:outline-none',
        layout === 'above' ? RAISED : GROUND,
      )}
    >
      <div
        className={clsx(
          // The ground of the next section covers 15 pixels of the end.
          'drawn-nearby mx-auto grid max-w-content gap-x-12 gap-y-5 px-5 pt-8 pb-[calc(2rem+15px)] md:gap-y-8 md:pt-16 md:pb-[calc(4rem+15px)] lg:pt-24 lg:pb-[calc(6rem+15px)]',
          GRIDS[layout],
        )}
      >
        <SectionTitle
          id={`${id}-title`}
          meta={meta}
          aside={aside}
          isInMargin={layout === 'margin'}
          className={layout === 'closing' ? 'text-2xl md:text-hero' : 'text-2xl'}
        >
          {SECTIONS.find((section) => section.id === id)?.label}
        </SectionTitle>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
