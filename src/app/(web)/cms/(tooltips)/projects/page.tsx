import type { Metadata } from 'next'
import { ProjectsScreen } from '#src/cms/projects/projects-screen.tsx'

export const metadata: Metadata = { title: 'Projects' }

export default function ProjectsPage() {
  return <ProjectsScreen />
}
