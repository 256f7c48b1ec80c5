import { pageOwner, pageProfile } from '#src/app/page-profile.ts'
import { resumeProps } from '#src/app/profile-props.ts'
import { pageLinkedData } from '#src/publishing/linked-data.ts'
import { resumeCard } from '#src/publishing/page-cards.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
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
    card: resumeCard(owner),
  })
}

export default async function ResumePage() {
  const profile = await pageProfile()
  const trail = [{ name: 'Resume', path: '/resume' }]
  return (
    <>
      <JsonLd data={pageLinkedData({ owner: profile.personal, trail })} />
      <ResumeScreen {...await resumeProps(profile)} />
    </>
  )
}
