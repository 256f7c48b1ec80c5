import type { ComponentProps } from 'react'
import { COUNTS } from '#src/contract/limits.ts'
import type { Profile } from '#src/contract/profile/profile.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { listPostPage } from '#src/services/posts/public-post-lists.ts'
import { listFeaturedProjects } from '#src/services/projects/public-projects.ts'
import { hasPublicResume } from '#src/services/resumes/resume-service.ts'
import { findSkillUses } from '#src/services/search/find-skill-uses.ts'
import type { ResumeScreen } from '#src/site/resume/resume-screen.tsx'
import type { HomeScreen } from '#src/site/home/home-screen.tsx'

export async function homeProps(profile: Profile): Promise<ComponentProps<typeof HomeScreen>> {
  const [teaser, work, hasResume, skillUses, nameLines] = await Promise.all([
    listPostPage({ limit: COUNTS.homeTeaserPosts }),
    listFeaturedProjects(),
    hasPublicResume(),
    findSkillUses(profile),
    measuredName(profile.personal.name),
  ])
  const posts = teaser ?? { posts: [], images: {} }
  return { profile, site: absoluteUrl(), teaser: posts, work, hasResume, nameLines, skillUses }
}

export async function resumeProps(profile: Profile): Promise<ComponentProps<typeof ResumeScreen>> {
  const [hasFile, skillUses] = await Promise.all([hasPublicResume(), findSkillUses(profile)])
  return { profile, site: absoluteUrl(), hasFile, skillUses }
}

/** fontkit takes 26 MB: it is loaded with the first name. */
const measuredName = async (name: string) =>
  (await import('#src/drawing/name-lines.ts')).measureName(name)
