'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { CloudOff } from 'lucide-react'
import { projectOptions, projectComparisonOptions } from '#src/queries/project-queries.ts'
import { preloadEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { StoredProject } from '#src/contract/projects/edited-project.ts'
import type { WithETag } from '#src/queries/client.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import type { ComparedProjectField } from '#src/contract/projects/project-schemas.ts'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import { proposedSummary } from './project-document.ts'
import { ProjectForm } from './project-form.tsx'
import { useProject } from './use-project.ts'

const PROJECTS = { href: '/cms/projects', label: 'Back to Projects' }

type ProjectEditorProps = {
  /** null for a new project. */
  initial: WithETag<StoredProject> | null
  onCreated: (id: string) => void
}

function ProjectEditor({ initial, onCreated }: ProjectEditorProps) {
  const { document, path, restore, unpublish } = useProject({ initial, onCreated })
  const { change } = document
  const { form, stored } = document.state.draft
  const { id } = stored
  const proposed = form.summary.trim() === '' ? proposedSummary(form) : ''
  const { confirm, dialog } = useConfirm()
  const takeOffline = async () => {
    const question = {
      title: 'Unpublish this project?',
      description: 'Visitors can no longer open its page. It is kept as a draft.',
      confirmLabel: 'Unpublish',
      isDestructive: true,
    }
    if (await confirm(question)) await unpublish()
  }
  return (
    <>
      <DocumentEditor
        document={document}
        title={id === null ? 'New Project' : 'Edit Project'}
        back={PROJECTS}
        never="Not saved yet"
        previewHref={id === null ? null : `/preview/project/${id}`}
        viewHref={path}
        consequence={[
          path === null
            ? 'The project appears at /projects immediately.'
            : 'Visitors see these changes to the published project immediately.',
          proposed && `Its summary will be “${proposed}”`,
        ]
          .filter(Boolean)
          .join(' ')}
        onPublish={() => proposed && change({ summary: proposed })}
        versions={
          id === null
            ? null
            : {
                options: callQuery(projectCalls.listProjectVersions, { params: { id } }),
                onRestore: restore,
                comparison: (versions) => (
                  <LoadedComparison
                    options={projectComparisonOptions(id, versions)}
                    labelOf={labelOf}
                  />
                ),
              }
        }
        actions={
          path !== null && (
            <Button icon={CloudOff} onClick={() => void takeOffline()}>
              Unpublish
            </Button>
          )
        }
      >
        {(part) => <ProjectForm {...part} />}
      </DocumentEditor>
      {dialog}
    </>
  )
}

const labelOf = (name: ComparedProjectField) =>
  name === 'status' ? 'Status' : projectFields[name].label

const EDIT = /^\/cms\/projects\/edit\/([^/]+)/

export function ProjectEditorScreen() {
  const idInUrl = EDIT.exec(usePathname())?.[1] ?? null
  const { id, key, noteCreation } = useOpenedDocument({
    ...{ id: idInUrl, editPath: '/cms/projects/edit/', noun: 'Project' },
  })
  useEffect(preloadEditor, [])
  if (id === null) return <ProjectEditor key={key} initial={null} onCreated={noteCreation} />
  return (
    <DocumentLoader key={key} title="Project" back={PROJECTS} options={projectOptions(id)}>
      {(initial) => <ProjectEditor initial={initial} onCreated={noteCreation} />}
    </DocumentLoader>
  )
}
