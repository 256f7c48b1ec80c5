import type { ReactNode } from 'react'
import type { SectionId } from '#src/site/nav/sections.ts'

type HomeSectionProps = { id: SectionId; title: string; aside?: ReactNode; children: ReactNode }

/** A section of the home page: its title in the margin, beside its content. */
export function HomeSection({ id, title, aside, children }: HomeSectionProps) {
  return (
    <section
      id={id}
      data-anchor=""
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t border-border focus:outline-none"
    >
      <div className="mx-auto grid max-w-content gap-x-12 gap-y-8 px-5 py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-28">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <p aria-hidden className="font-mono text-xs text-muted">{`// ${id}`}</p>
          <h2 id={`${id}-title`} className="mt-1 text-2xl">
            {title}
          </h2>
          {aside && <div className="mt-4 text-sm text-muted">{aside}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
