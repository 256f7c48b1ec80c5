import type { Profile } from '#src/contract/profile/profile.ts'
import { shownTiers } from '#src/contract/profile/skill-tiers.ts'
import { Meter } from '#src/ui/display/meter.tsx'
import { ResumeSection } from './resume-section.tsx'

export function ResumeSkills({ skills }: Pick<Profile, 'skills'>) {
  return (
    <ResumeSection title="Skills">
      <div className="grid gap-8 sm:grid-cols-3 sm:gap-6 print:grid-cols-3 print:gap-5">
        {shownTiers(skills).map(({ tier, title }) => (
          <div key={tier}>
            <h3 className="mb-3 text-base leading-snug print:mb-1.5">{title}</h3>
            <ul className="space-y-3 print:space-y-1.5">
              {skills[tier].map(({ name, level }, index) => (
                <li key={index}>
                  <Meter label={name} percent={level} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ResumeSection>
  )
}
