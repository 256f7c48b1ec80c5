'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { CloudOff } from 'lucide-react'
import { projectOptions, useSaveProject } from '#src/queries/project-queries.ts'
import { proposeExcerpt } from '#src/cms/posts/form/propose-excerpt.ts'
import { preloadEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { EditedProject, StoredProject } from '#src/contract/projects/edited-project.ts'
import { orNull } from '#src/queries/client.ts'
import type { WithETag } from '#src/queries/client.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'
import type { DocumentSave } from '#src/cms/documents/use-document.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import { newProject, toDocument, withoutBlankRows } from './project-document.ts'
import { ProjectForm } from './project-form.tsx'

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
  const proposed = form.summary.trim() === '' ? proposeExcerpt(form.body) : ''
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
              comparison: ({ version, against }) => (
                <LoadedComparison
                  options={callQuery(projectCalls.compareProjectVersion, {
                    params: { id, version },
                    query: { against },
                  })}
                  fields={projectFields}
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
  )
}

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

function useProject({ initial, onCreated }: ProjectEditorProps) {
  const client = useQueryClient()
  const creation = useChange(projectCalls.createProject)
  const saving = useSaveProject()
  const removal = useChange(projectCalls.unpublishProject)
  const restoration = useChange(projectCalls.restoreProjectVersion)
  const [path, setPath] = useState(initial?.data.path ?? null)

  const noted = (saved: WithETag<StoredProject>): StoredDocument<EditedProject> => {
    setPath(saved.data.path)
    return toDocument(saved)
  }
  const save = async ({ id, value, etag, key, isDraft }: DocumentSave<EditedProject>) => {
    if (id !== null) return saving.mutateAsync({ id, body: value, etag, isDraft })
    const created = await creation.mutateAsync({ body: value, key })
    if (isDraft) return created
    const { data } = created
    const body = { ...value, slug: data.project.slug }
    return saving.mutateAsync({ id: data.id, body, etag: created.etag, isDraft })
  }

  const document = useDocument<EditedProject>({
    ...{ noun: 'project', subject: 'projects', onCreated },
    ...{ fresh: newProject, assigned: ['slug'], published: withoutBlankRows },
    initial: initial ? toDocument(initial) : newProject,
    save: async (request) => noted(await save(request)),
    read: (id) => orNull(404, async () => noted(await client.fetchQuery(projectOptions(id ?? '')))),
  })
  const replaceBy = (
    run: (of: { id: string; etag: string | null }) => Promise<WithETag<StoredProject>>,
  ) => document.replaceBy(async ({ id, etag }) => noted(await run({ id: id ?? '', etag })))
  return {
    document,
    path,
    restore: (version: string) =>
      replaceBy(({ id, etag }) => restoration.mutateAsync({ params: { id, version }, etag })),
    unpublish: () => replaceBy(({ id, etag }) => removal.mutateAsync({ params: { id }, etag })),
  }
}
