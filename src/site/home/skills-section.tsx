import type { Profile } from '#src/contract/profile/profile.ts'
import type { SkillUses } from '#src/lib/skill-uses.ts'
import { SkillList } from '#src/site/profile/skill-list.tsx'
import { HomeSection } from './home-section.tsx'
import { visibleTiers } from '#src/contract/profile/skill-tiers.ts'

type SkillsSectionProps = Pick<Profile, 'skills'> & { uses: SkillUses }

export function SkillsSection({ skills, uses }: SkillsSectionProps) {
  return (
    <HomeSection id="skills" layout="above">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-3 print:grid-cols-3">
        {visibleTiers(skills).map(({ tier, title }) => (
          <div key={tier}>
            <h3 className="mb-2 text-lg md:mb-6">{title}</h3>
            <SkillList skills={skills[tier]} uses={uses} className="space-y-3 md:space-y-5" />
          </div>
        ))}
      </div>
    </HomeSection>
  )
}
