'use client'

import { CloudOff } from 'lucide-react'
import type { StoredProject } from '#src/contract/projects/edited-project.ts'
import type { WithETag } from '#src/queries/client.ts'
import { projectVersionsOptions } from '#src/queries/project-queries.ts'
import { DocumentBar } from '#src/cms/documents/document-bar.tsx'
import { EarlierTextNotice } from '#src/cms/documents/earlier-text-notice.tsx'
import { VersionsDialog } from '#src/cms/documents/versions-dialog.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'
import { ProjectForm } from './project-form.tsx'
import { useProject } from './use-project.ts'

type ProjectEditorProps = {
  back: { href: string; label: string }
  /** null for a new project. */
  initial: WithETag<StoredProject> | null
  onCreated: (id: string) => void
}

export function ProjectEditor({ back, initial, onCreated }: ProjectEditorProps) {
  const { document, path, restore, unpublish } = useProject({ initial, onCreated })
  const { draft, change, leaveQuestion } = document
  const { id } = draft.stored
  const { confirm, dialog } = useConfirm()
  const takeOffline = async () => {
    const question = {
      title: 'Unpublish this project?',
      description: 'Visitors no longer see it, and its address leads nowhere. It stays as a draft.',
      confirmLabel: 'Unpublish',
      isDestructive: true,
    }
    if (await confirm(question)) await unpublish()
  }
  return (
    <>
      <DocumentBar
        document={document}
        title={id === null ? 'New Project' : 'Edit Project'}
        back={back}
        never="Not saved yet"
        previewHref={id === null ? null : `/preview/project/${id}`}
        viewHref={path}
        consequence={
          path === null
            ? 'Visitors see the project at /projects at once.'
            : 'Visitors see these changes of the live project at once.'
        }
      >
        {id !== null && <VersionsDialog options={projectVersionsOptions(id)} onRestore={restore} />}
        {path !== null && (
          <Button onClick={() => void takeOffline()}>
            <CloudOff aria-hidden className="size-4" />
            Unpublish
          </Button>
        )}
      </DocumentBar>
      <EarlierTextNotice document={document} />
      <ProjectForm
        key={draft.revision}
        value={draft.value}
        problems={draft.failure?.problems ?? {}}
        onChange={change}
      />
      {leaveQuestion}
      {dialog}
    </>
  )
}
