'use client'

import { useQuery } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { projectOptions } from '#src/queries/project-queries.ts'
import { preloadEditor } from '#src/cms/components/lazy-editor.tsx'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { ProjectEditor, PROJECTS } from './project-editor.tsx'

const EDIT = /^\/cms\/projects\/edit\/([^/]+)/

/** The editor of a project; of a new one without an id in the address. */
export function ProjectEditorScreen() {
  const inAddress = EDIT.exec(usePathname())?.[1] ?? null
  const { id, key, noteCreation } = useOpenedDocument({
    ...{ id: inAddress, editPath: '/cms/projects/edit/', noun: 'Project' },
  })
  useEffect(preloadEditor, [])
  if (id !== null) return <SavedProjectEditor key={key} id={id} onCreated={noteCreation} />
  return <ProjectEditor key={key} initial={null} onCreated={noteCreation} />
}

type SavedProjectEditorProps = { id: string; onCreated: (id: string) => void }

function SavedProjectEditor({ id, onCreated }: SavedProjectEditorProps) {
  const query = useQuery({ ...projectOptions(id), refetchOnMount: 'always' })
  return (
    <DocumentLoader title="Project" back={PROJECTS} query={query}>
      {(initial) => <ProjectEditor initial={initial} onCreated={onCreated} />}
    </DocumentLoader>
  )
}
