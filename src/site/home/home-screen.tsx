import { Activity } from 'react'
import { zoneOffsets } from '#src/lib/zone-offsets.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { AboutSection } from './about-section.tsx'
import { AchievementsSection } from './achievements-section.tsx'
import { BlogTeaserSection } from './blog-teaser-section.tsx'
import type { Teaser } from './blog-teaser-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EducationSection } from './education-section.tsx'
import { ExperienceSection } from './experience-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { SkillsSection } from './skills-section.tsx'

type HomeScreenProps = { teaser: Teaser; hasResume: boolean }

export function HomeScreen({ teaser, hasResume }: HomeScreenProps) {
  return (
    <>
      <HeroSection hasResume={hasResume} offsets={comingOffsets()} />
      <Activity>
        <AboutSection />
      </Activity>
      <Activity>
        <SkillsSection />
      </Activity>
      <Activity>
        <AchievementsSection />
      </Activity>
      <Activity>
        <ExperienceSection />
      </Activity>
      <Activity>
        <EducationSection />
      </Activity>
      <Activity>
        <BlogTeaserSection {...teaser} />
      </Activity>
      <Activity>
        <ContactSection />
      </Activity>
    </>
  )
}

// Longer than any page is kept.
const YEARS = 5

function comingOffsets() {
  const year = new Date().getUTCFullYear()
  return zoneOffsets(portfolio.personal.timeZone, Date.UTC(year, 0), Date.UTC(year + YEARS, 0))
}
