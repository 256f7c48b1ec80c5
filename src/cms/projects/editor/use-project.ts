import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedProject, StoredProject } from '#src/contract/projects/edited-project.ts'
import type { WithETag } from '#src/queries/client.ts'
import {
  projectOptions,
  useCreateProject,
  useRestoreProjectVersion,
  useSaveProject,
  useUnpublishProject,
} from '#src/queries/project-queries.ts'
import type { SaveRequest } from '#src/cms/documents/document-reducer.ts'
import { replaceDocument } from '#src/cms/documents/replace-document.ts'
import { useDocumentDraft } from '#src/cms/documents/use-document-draft.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { newProject, toDocument, withoutBlankRows } from './project-document.ts'

type Opened = {
  /** null for a new project. */
  initial: WithETag<StoredProject> | null
  onCreated: (id: string) => void
}

/** A project as it is edited, and how it is stored. */
export function useProject({ initial, onCreated }: Opened) {
  const client = useQueryClient()
  const creation = useCreateProject()
  const saving = useSaveProject()
  const removal = useUnpublishProject()
  const restoration = useRestoreProjectVersion()
  const [key] = useState(randomKey)
  const [path, setPath] = useState(initial?.data.path ?? null)

  const send = async ({ id, value, etag, save }: SaveRequest<EditedProject>) => {
    const isPublished = save === 'publication'
    if (id !== null) {
      const body = isPublished ? withoutBlankRows(value) : value
      return saving.mutateAsync({ id, body, etag, isPublished })
    }
    const created = await creation.mutateAsync({ body: value, key })
    if (!isPublished) return created
    const { data } = created
    const body = { ...withoutBlankRows(value), slug: data.project.slug }
    return saving.mutateAsync({ id: data.id, body, etag: created.etag, isPublished })
  }

  const document = useDocumentDraft({
    what: 'project',
    initial: initial ? toDocument(initial) : newProject,
    save: async (request) => {
      const saved = await send(request)
      setPath(saved.data.path)
      const { slug } = saved.data.project
      return { ...toDocument(saved), value: { ...request.value, slug } }
    },
    read: async (id) => toDocument(await client.fetchQuery(projectOptions(id ?? ''))),
    onStored: ({ id }, stored) => {
      if (id === null && stored.id !== null) onCreated(stored.id)
    },
  })

  /** Replaces the project on the server, after what was typed is stored there. */
  const replace = async (
    run: (of: { id: string; etag: string | null }) => Promise<WithETag<StoredProject>>,
  ) => {
    const isSettled = await document.settle()
    return replaceDocument(isSettled, async () => {
      const { id, etag } = document.stored()
      const saved = await run({ id: id ?? '', etag })
      setPath(saved.data.path)
      document.replace(toDocument(saved))
    })
  }
  return {
    document,
    path,
    restore: (version: string) => replace((of) => restoration.mutateAsync({ ...of, version })),
    unpublish: () => replace((of) => removal.mutateAsync(of)),
  }
}
