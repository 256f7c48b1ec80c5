import type { Profile } from '#src/contract/profile/profile.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { Meter } from '#src/ui/display/meter.tsx'
import { HomeSection } from './home-section.tsx'
import { shownTiers } from '#src/contract/profile/skill-tiers.ts'

export function SkillsSection({ skills }: Pick<Profile, 'skills'>) {
  return (
    <HomeSection
      id="skills"
      layout="above"
      fact={pluralize(Object.values(skills).flat().length, 'skill')}
    >
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-3">
        {shownTiers(skills).map(({ tier, title }) => (
          <div key={tier}>
            <h3 className="mb-2 text-lg md:mb-6">{title}</h3>
            <ul data-bars="" className="space-y-3 md:space-y-5">
              {skills[tier].map(({ name, level }, index) => (
                <li key={index}>
                  <Meter label={name} percent={level} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </HomeSection>
  )
}
