import type { Metadata } from 'next'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { hasPublicResume } from '#src/services/public-resume.ts'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'

export const dynamic = 'force-static'
export const revalidate = false

const { name, title } = portfolio.personal

export const metadata: Metadata = {
  title: 'Resume',
  description: `The resume of ${name}, ${title}: experience, skills, education and publications.`,
}

export default async function ResumePage() {
  return <ResumeScreen hasFile={await hasPublicResume()} />
}
