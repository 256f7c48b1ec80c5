import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '#src/contract/profile/profile.ts'
import type { ProjectList } from '#src/contract/projects/public-project-schemas.ts'
import { hiddenSections } from '#src/site/nav/hidden-sections.ts'
import { visibleSections } from '#src/site/nav/sections.ts'
import type { SectionId } from '#src/site/nav/sections.ts'
import { SelectedWork } from '#src/site/projects/selected-work.tsx'
import { COUNTS } from '#src/contract/limits.ts'
import type { SkillUses } from '#src/lib/skill-uses.ts'
import type { NameLine } from '#src/lib/name-arcs.ts'
import type { PageImages } from '#src/contract/posts/public-page-data.ts'
import type { ListedPost } from '#src/contract/posts/post-schemas.ts'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { PostGrid } from '#src/site/posts/list/post-grid.tsx'
import { AboutSection } from './about-section.tsx'
import { AchievementsSection } from './achievements-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { EducationSection } from './education-section.tsx'
import { ExperienceSection } from './experience-section.tsx'
import { HeroSection } from './hero-section.tsx'
import { SkillsSection } from './skills-section.tsx'
import { HomeSection } from './home-section.tsx'

type HomeScreenProps = {
  profile: Profile
  site: string
  teaser: Teaser
  work: ProjectList
  skillUses: SkillUses
  hasResume: boolean
  /** The owner's name as it is set. */
  nameLines: readonly NameLine[]
}

/** Sections without content are left out, here and in the navigation. */
export function HomeScreen({ profile, teaser, work, skillUses, ...hero }: HomeScreenProps) {
  const { site } = hero
  const { personal, skills, achievements, experience, education, publications } = profile
  const sections: Record<SectionId, ReactNode> = {
    home: (
      <HeroSection personal={personal} {...hero}>
        <SelectedWork {...work} />
      </HeroSection>
    ),
    about: <AboutSection personal={personal} site={site} />,
    skills: <SkillsSection skills={skills} uses={skillUses} />,
    achievements: <AchievementsSection achievements={achievements} />,
    experience: <ExperienceSection experience={experience} />,
    education: <EducationSection education={education} publications={publications} />,
    blog: <BlogTeaserSection {...teaser} />,
    contact: <ContactSection personal={personal} site={site} />,
  }
  return visibleSections(hiddenSections(profile)).map(({ id }) => (
    <Fragment key={id}>{sections[id]}</Fragment>
  ))
}

type Teaser = { posts: readonly ListedPost[]; images: PageImages }

function BlogTeaserSection({ posts, images }: Teaser) {
  const shown = posts.slice(0, COUNTS.homeTeaserPosts)
  return (
    <HomeSection
      id="blog"
      layout="above"
      aside={<AnchorButton href="/blog">View All Posts</AnchorButton>}
    >
      {shown.length === 0 ? (
        <p className="text-muted">No blog posts available.</p>
      ) : (
        <PostGrid posts={shown} images={images} className="max-sm:swipe-area max-sm:swipe-items" />
      )}
    </HomeSection>
  )
}
