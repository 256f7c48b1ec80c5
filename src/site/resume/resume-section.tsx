import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { ResumeEntry } from '#src/contract/profile/resume-entries.ts'

type ResumeSectionProps = {
  title: string
  /** May break across pages; otherwise it is kept on one. */
  isLong?: boolean
  children: ReactNode
}

/** A section of the resume: its title in the margin, as on the home page. */
export function ResumeSection({ title, isLong = false, children }: ResumeSectionProps) {
  return (
    <section
      className={clsx(
        'grid gap-x-8 gap-y-4 border-t border-border py-8 md:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[7.5rem_minmax(0,1fr)] print:gap-x-4 print:py-4',
        !isLong && 'print:break-inside-avoid',
      )}
    >
      <h2 className="font-mono text-xs leading-6 font-medium text-accent">
        <span aria-hidden>{'// '}</span>
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}

/** One entry: title, dates, place and points. Never breaks across pages. */
export function EntryItem({ title, when, where, points = [] }: ResumeEntry) {
  return (
    <li className="break-inside-avoid">
      <div className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]">
        <h3 dir="auto" className="text-base leading-snug">
          {title}
        </h3>
        <p
          dir="auto"
          className="font-mono text-xs text-muted tabular-nums max-sm:order-first sm:pt-0.5 print:order-none print:pt-0.5"
        >
          {when}
        </p>
      </div>
      <p dir="auto" className="mt-0.5 text-sm text-muted">
        {where}
      </p>
      {points.length > 0 && (
        <ul className="mt-2 space-y-1.5 text-sm print:mt-1 print:space-y-0.5">
          {points.map((point, index) => (
            <li key={index} dir="auto" className="relative ps-5 print:ps-4">
              <span aria-hidden className="absolute start-0 font-mono text-muted">
                –
              </span>
              {point}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
