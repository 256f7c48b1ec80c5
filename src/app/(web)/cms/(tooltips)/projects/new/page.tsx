import type { Metadata } from 'next'
import { ProjectEditorScreen } from '#src/cms/projects/editor/project-editor-screen.tsx'

export const metadata: Metadata = { title: 'New Project' }

export default ProjectEditorScreen
