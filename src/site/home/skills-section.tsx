import { portfolio } from '#src/portfolio/portfolio.ts'
import { Meter } from '#src/ui/display/meter.tsx'
import { HomeSection } from './home-section.tsx'
import { SkillReveal } from './skill-reveal.tsx'
import { SKILL_TIERS } from './skill-tiers.ts'

export function SkillsSection() {
  return (
    <HomeSection id="skills" title="Skills">
      <div className="grid gap-x-10 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
        {SKILL_TIERS.map(({ tier, title }) => (
          <div key={tier}>
            <h3 className="mb-6 text-lg">{title}</h3>
            <SkillReveal>
              <ul className="space-y-5">
                {portfolio.skills[tier].map(({ name, level }) => (
                  <li key={name}>
                    <Meter label={name} percent={level} />
                  </li>
                ))}
              </ul>
            </SkillReveal>
          </div>
        ))}
      </div>
    </HomeSection>
  )
}
