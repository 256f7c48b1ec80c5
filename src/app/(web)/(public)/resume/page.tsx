import { pageOwner, pageProfile } from '#src/app/page-profile.ts'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
import { absoluteUrl } from '#src/services/platform/absolute-url.ts'
import { hasPublicResume } from '#src/services/resumes/public-resume.ts'
import { findSkillUses } from '#src/services/search/skill-uses.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'

export const dynamic = 'force-static'

export async function generateMetadata() {
  const owner = await pageOwner()
  const who = `${owner.name}, ${owner.title}`
  return pageMetadata({
    owner,
    title: 'Resume',
    description: `The resume of ${who}: experience, skills, education and publications.`,
    path: '/resume',
  })
}

export default async function ResumePage() {
  const [profile, hasFile] = await Promise.all([pageProfile(), hasPublicResume()])
  const skillUses = await findSkillUses(profile)
  const trail = [{ name: 'Resume', path: '/resume' }]
  return (
    <>
      <JsonLd data={pageLinkedData({ owner: profile.personal, trail })} />
      <ResumeScreen
        profile={profile}
        site={absoluteUrl()}
        hasFile={hasFile}
        skillUses={skillUses}
      />
    </>
  )
}
