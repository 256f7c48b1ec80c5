import type { Metadata } from 'next'
import { ProjectListScreen } from '#src/cms/projects/list/projects-screen.tsx'

export const metadata: Metadata = { title: 'Projects' }

export default ProjectListScreen
