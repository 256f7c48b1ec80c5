import { portfolio } from '#src/portfolio/portfolio.ts'
import { pageLinkedData } from '#src/publishing/json-ld.ts'
import { pageMetadata } from '#src/publishing/page-metadata.ts'
import { hasPublicResume } from '#src/services/resumes/public-resume.ts'
import { JsonLd } from '#src/site/layout/json-ld.tsx'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'

export const dynamic = 'force-static'

const { name, title } = portfolio.personal

export const generateMetadata = () =>
  pageMetadata({
    title: 'Resume',
    description: `The resume of ${name}, ${title}: experience, skills, education and publications.`,
    path: '/resume',
  })

export default async function ResumePage() {
  const hasFile = await hasPublicResume()
  return (
    <>
      <JsonLd data={pageLinkedData([{ name: 'Resume', path: '/resume' }])} />
      <ResumeScreen hasFile={hasFile} />
    </>
  )
}
