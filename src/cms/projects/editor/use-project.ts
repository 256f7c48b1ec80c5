import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { EditedProject, StoredProject } from '#src/contract/projects/edited-project.ts'
import type { WithETag } from '#src/queries/client.ts'
import { projectOptions, useSaveProject } from '#src/queries/project-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { useChange } from '#src/queries/use-change.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'
import type { DocumentSave } from '#src/cms/documents/use-document.ts'
import { newProject, toDocument, withoutBlankRows } from './project-document.ts'

type Opened = {
  /** null for a new project. */
  initial: WithETag<StoredProject> | null
  onCreated: (id: string) => void
}

export function useProject({ initial, onCreated }: Opened) {
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
  const save = async ({ id, value, etag, key, isPublished }: DocumentSave<EditedProject>) => {
    if (id !== null) return saving.mutateAsync({ id, body: value, etag, isPublished })
    const created = await creation.mutateAsync({ body: value, key })
    if (!isPublished) return created
    const { data } = created
    const body = { ...value, slug: data.project.slug }
    return saving.mutateAsync({ id: data.id, body, etag: created.etag, isPublished })
  }

  const document = useDocument<EditedProject>({
    ...{ noun: 'project', subject: 'projects', onCreated },
    ...{ fresh: newProject, assigned: ['slug'], published: withoutBlankRows },
    initial: initial ? toDocument(initial) : newProject,
    save: async (request) => noted(await save(request)),
    read: (id) =>
      client.fetchQuery(projectOptions(id ?? '')).then(noted, (error: unknown) => {
        if (error instanceof RequestError && error.status === 404) return null
        throw error
      }),
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
