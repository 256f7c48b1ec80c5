import type { ReactNode } from 'react'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { HomeSection } from './home-section.tsx'

export function EducationSection() {
  return (
    <HomeSection id="education" title="Education">
      <ul className="divide-y divide-border border-y border-border">
        {portfolio.education.map(({ degree, institution, year, grade }) => (
          <Entry key={degree} title={degree} meta={year}>
            {institution} · {grade}
          </Entry>
        ))}
      </ul>
      <h3 className="mt-14 mb-4 text-xl">Publications</h3>
      <ul className="divide-y divide-border border-y border-border">
        {portfolio.publications.map(({ title, venue, date }) => (
          <Entry key={title} title={title} meta={date}>
            {venue}
          </Entry>
        ))}
      </ul>
    </HomeSection>
  )
}

function Entry({ title, meta, children }: { title: string; meta: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-post">
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-sm text-muted">{children}</p>
      </div>
      <p className="font-mono text-xs text-muted tabular-nums md:pt-1">{meta}</p>
    </li>
  )
}
