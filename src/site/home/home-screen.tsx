import { AboutSection } from './about-section.tsx'
import { AchievementsSection } from './achievements-section.tsx'
import { BlogTeaserSection } from './blog-teaser-section.tsx'
import type { Teaser } from './blog-teaser-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EducationSection } from './education-section.tsx'
import { ExperienceSection } from './experience-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { SkillsSection } from './skills-section.tsx'

export function HomeScreen({ teaser }: { teaser: Teaser }) {
  return (
    <>
      <HeroSection />
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
