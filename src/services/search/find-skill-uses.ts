import type { Profile } from '#src/contract/profile/profile.ts'
import { skillUses } from '#src/lib/skill-uses.ts'
import type { SkillUses } from '#src/lib/skill-uses.ts'
import { listPublicPosts } from '#src/services/posts/public-posts.ts'
import { listPublicProjects } from '#src/services/projects/public-projects.ts'

/** Finds the public projects and posts that name each skill. */
export async function findSkillUses({ skills }: Pick<Profile, 'skills'>): Promise<SkillUses> {
  const [posts, { projects }] = await Promise.all([listPublicPosts(), listPublicProjects()])
  return skillUses({
    skills: Object.values(skills)
      .flat()
      .map(({ name }) => name),
    stacks: projects.map(({ stack }) => stack),
    tags: posts.map(({ tags }) => tags),
  })
}
