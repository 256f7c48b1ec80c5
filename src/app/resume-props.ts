import type { ComponentProps } from 'react'
import type { Profile } from '#src/contract/profile/profile.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { hasPublicResume } from '#src/services/resumes/public-resume.ts'
import { findSkillUses } from '#src/services/search/skill-uses.ts'
import type { ResumeScreen } from '#src/site/resume/resume-screen.tsx'

export async function resumeProps(profile: Profile): Promise<ComponentProps<typeof ResumeScreen>> {
  const [hasFile, skillUses] = await Promise.all([hasPublicResume(), findSkillUses(profile)])
  return { profile, site: absoluteUrl(), hasFile, skillUses }
}
