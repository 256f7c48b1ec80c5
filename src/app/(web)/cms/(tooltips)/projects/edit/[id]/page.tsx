import type { Metadata } from 'next'
import { ProjectEditorScreen } from '#src/cms/projects/editor/project-editor-screen.tsx'

export const metadata: Metadata = { title: 'Edit Project' }

/** One static shell for all projects: the browser reads the id from the URL. None is rendered at build time. */
export const generateStaticParams = () => []

// Not the screen itself: Next ignores generateStaticParams if the default export is a client component.
export default function EditProjectPage() {
  return <ProjectEditorScreen />
}
