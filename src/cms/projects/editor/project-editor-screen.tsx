'use client'

import { useQueryClient } from '@tanstack/react-query'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { CloudOff } from 'lucide-react'
import { projectOptions } from '#src/queries/project-queries.ts'
import { proposeExcerpt } from '#src/cms/posts/form/propose-excerpt.ts'
import { preloadEditor } from '#src/cms/components/links/lazy-editor.tsx'
import { useOpenedDocument } from '#src/cms/drafts/use-opened-document.ts'
import { DocumentLoader } from '#src/cms/documents/document-loader.tsx'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { orNull } from '#src/queries/client.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { useChange } from '#src/queries/use-change.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'
import { DocumentEditor } from '#src/cms/documents/document-editor.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { projectFields } from '#src/contract/projects/project-fields.ts'
import { LoadedComparison } from '#src/cms/documents/loaded-comparison.tsx'
import { newProject, toDocument, withoutBlankRows } from './project-document.ts'
import { ProjectForm } from './project-form.tsx'

const PROJECTS = { href: '/cms/projects', label: 'Back to Projects' }

type ProjectEditorProps = {
  initial: StoredDocument<EditedProject>
  onCreated: (id: string) => void
}

function ProjectEditor({ initial, onCreated }: ProjectEditorProps) {
  const { document, unpublish } = useProject({ initial, onCreated })
  const { change } = document
  const { form, stored } = document.state.draft
  const { id, path } = stored
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
  if (id === null) return <ProjectEditor key={key} initial={newProject} onCreated={noteCreation} />
  return (
    <DocumentLoader key={key} title="Project" back={PROJECTS} options={projectOptions(id)}>
      {(stored) => <ProjectEditor initial={toDocument(stored)} onCreated={noteCreation} />}
    </DocumentLoader>
  )
}

function useProject({ initial, onCreated }: ProjectEditorProps) {
  const client = useQueryClient()
  const creation = useChange(projectCalls.createProject)
  const publishing = useChange(projectCalls.publishProject)
  const saving = useChange(projectCalls.saveProjectDraft)
  const removal = useChange(projectCalls.unpublishProject)
  const restoration = useChange(projectCalls.restoreProjectVersion)
  const document = useDocument({
    ...{ noun: 'project', subject: 'projects', initial, toDocument, onCreated },
    ...{ fresh: newProject, assigned: ['slug'], published: withoutBlankRows },
    save: async (body, { id, etag, key, isDraft }) => {
      if (id !== null)
        return (isDraft ? saving : publishing).mutateAsync({ params: { id }, body, etag })
      const created = await creation.mutateAsync({ body, key })
      if (isDraft) return created
      const { id: createdId, project } = created.data
      return publishing.mutateAsync({
        params: { id: createdId },
        body: { ...body, slug: project.slug },
        etag: created.etag,
      })
    },
    read: (id) => orNull(404, () => client.fetchQuery(projectOptions(id ?? ''))),
    restore: (version, { id, etag }) =>
      restoration.mutateAsync({ params: { id: id ?? '', version }, etag }),
  })
  return {
    document,
    unpublish: () =>
      document.replaceBy(({ id, etag }) => removal.mutateAsync({ params: { id: id ?? '' }, etag })),
  }
}
