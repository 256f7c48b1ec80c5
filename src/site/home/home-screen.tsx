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
      <HeroSection hasResume={hasResume} />
      <AboutSection />
      <SkillsSection />
      <AchievementsSection />
      <ExperienceSection />
      <EducationSection />
      <BlogTeaserSection {...teaser} />
      <ContactSection />
    </>
  )
}
