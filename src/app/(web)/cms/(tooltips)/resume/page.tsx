import type { Metadata } from 'next'
import { ResumesScreen } from '#src/cms/resumes/resumes-screen.tsx'

export const metadata: Metadata = { title: 'Resume Manager' }

export default ResumesScreen
