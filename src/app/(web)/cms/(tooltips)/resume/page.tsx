import type { Metadata } from 'next'
import { ResumeScreen } from '#src/cms/resumes/resume-screen.tsx'

export const metadata: Metadata = { title: 'Resume Manager' }

export default function ResumePage() {
  return <ResumeScreen />
}
