import type { ReactNode } from 'react'
import type { Education, Publication } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { joinMeta } from '#src/lib/format/join-meta.ts'
import { HomeSection } from './home-section.tsx'

type EducationSectionProps = {
  education: readonly Education[]
  publications: readonly Publication[]
}

export function EducationSection({ education, publications }: EducationSectionProps) {
  const facts = [
    ...(education.length > 0 ? [pluralize(education.length, 'degree')] : []),
    ...(publications.length > 0 ? [pluralize(publications.length, 'publication')] : []),
  ]
  return (
    <HomeSection id="education" meta={facts.join(', ')}>
      {education.length > 0 && (
        <ul className={LIST_CLASSES}>
          {education.map(({ degree, institution, year, grade }, index) => (
            <Entry key={index} title={degree} meta={year}>
              {joinMeta(institution, grade)}
            </Entry>
          ))}
        </ul>
      )}
      {publications.length > 0 && (
        <>
          <h3 className="mb-3 text-xl not-first:mt-8 lg:mb-4 lg:not-first:mt-14">Publications</h3>
          <ul className={LIST_CLASSES}>
            {publications.map(({ title, venue, date }, index) => (
              <Entry key={index} title={title} meta={date}>
                {venue}
              </Entry>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}

const LIST_CLASSES = 'divide-y divide-border border-y border-border'

function Entry({ title, meta, children }: { title: string; meta: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-3 lg:py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="max-w-post">
        <p dir="auto" className="font-medium max-md:text-sm">
          {title}
        </p>
        <p dir="auto" className="mt-0.5 text-sm text-muted md:mt-1">
          {children}
        </p>
      </div>
      <p dir="auto" className="font-mono text-xs text-muted tabular-nums md:pt-1">
        {meta}
      </p>
    </li>
  )
}
