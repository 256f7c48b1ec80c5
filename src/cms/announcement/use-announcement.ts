import { useQueryClient } from '@tanstack/react-query'
import type {
  EditedAnnouncement,
  StoredAnnouncement,
} from '#src/contract/announcement/announcement-calls.ts'
import type { WithETag } from '#src/queries/client.ts'
import {
  announcementOptions,
  useRestoreAnnouncementVersion,
  useSaveAnnouncement,
} from '#src/queries/announcement-queries.ts'
import type { StoredDocument } from '#src/cms/documents/document-draft.ts'
import { useDocumentDraft } from '#src/cms/documents/use-document-draft.ts'
import { replaceDocument } from '#src/cms/documents/replace-document.ts'

export const toDocument = ({
  data: { announcement: value, ...facts },
  etag,
}: WithETag<StoredAnnouncement>): StoredDocument<EditedAnnouncement> => ({
  id: null,
  value,
  etag,
  ...facts,
})

/** The announcement as it is edited, and how it is stored. */
export function useAnnouncement(initial: StoredDocument<EditedAnnouncement>) {
  const client = useQueryClient()
  const saving = useSaveAnnouncement()
  const restoration = useRestoreAnnouncementVersion()
  const document = useDocumentDraft({
    what: 'announcement',
    initial,
    save: async ({ value, etag, save }) => {
      const isPublished = save === 'publication'
      const saved = await saving.mutateAsync({ value, etag, isPublished })
      return { ...toDocument(saved), value }
    },
    read: async () => toDocument(await client.fetchQuery(announcementOptions())),
  })
  const restore = async (version: string) => {
    const isSettled = await document.settle()
    const { etag } = document.stored()
    return replaceDocument(isSettled, async () => {
      document.replace(toDocument(await restoration.mutateAsync({ version, etag })))
    })
  }
  return { document, restore }
}
