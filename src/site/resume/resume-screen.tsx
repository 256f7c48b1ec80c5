import { portfolio } from '#src/portfolio/portfolio.ts'
import { ResumeActions } from './resume-actions.tsx'
import { ResumeHeader } from './resume-header.tsx'
import { ENTRY_LIST_CLASSES, ResumeEntry, ResumeSection } from './resume-section.tsx'
import { ResumeSkills } from './resume-skills.tsx'

const { personal, experience, achievements, education, publications } = portfolio

/**
 * The portfolio as a resume, for screen and print (styles/print.css: A4, two pages).
 * @param hasFile whether there is an active resume file to download
 */
export function ResumeScreen({ hasFile }: { hasFile: boolean }) {
  return (
    <div className="mx-auto max-w-[60rem] px-5 py-10 sm:py-14 print:max-w-none print:p-0">
      <ResumeActions hasFile={hasFile} />
      <article
        data-sheet=""
        className="mt-6 rounded-card border border-border bg-surface p-5 pb-0 sm:p-10 sm:pb-2 print:m-0 print:border-0 print:p-0"
      >
        <ResumeHeader />
        <ResumeSection title="Profile">
          <div className="space-y-3 text-sm print:space-y-1.5">
            <p className="text-base font-medium text-pretty">{personal.tagline}</p>
            {personal.summary.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </ResumeSection>
        <ResumeSection title="Experience" isLong>
          <ol className={ENTRY_LIST_CLASSES}>
            {experience.map(({ title, company, period, location, achievements: points }) => (
              <ResumeEntry
                key={`${company} ${period}`}
                title={title}
                when={period}
                where={`${company} · ${location}`}
                points={points}
              />
            ))}
          </ol>
        </ResumeSection>
        <ResumeSkills />
        <ResumeSection title="Achievements">
          <ul className={ENTRY_LIST_CLASSES}>
            {achievements.map(({ title, description, year, type }) => (
              <ResumeEntry
                key={title}
                title={title}
                when={`${year} · ${type}`}
                where={description}
              />
            ))}
          </ul>
        </ResumeSection>
        <ResumeSection title="Education">
          <ul className={ENTRY_LIST_CLASSES}>
            {education.map(({ degree, institution, year, grade }) => (
              <ResumeEntry
                key={degree}
                title={degree}
                when={year}
                where={`${institution} · ${grade}`}
              />
            ))}
          </ul>
        </ResumeSection>
        <ResumeSection title="Publications">
          <ul className={ENTRY_LIST_CLASSES}>
            {publications.map(({ title, venue, date }) => (
              <ResumeEntry key={title} title={title} when={date} where={venue} />
            ))}
          </ul>
        </ResumeSection>
      </article>
    </div>
  )
}
