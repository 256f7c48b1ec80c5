import { useQueryClient } from '@tanstack/react-query'
import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import type {
  EditedAnnouncement,
  StoredAnnouncement,
} from '#src/contract/announcement/announcement-calls.ts'
import type { WithETag } from '#src/queries/client.ts'
import { announcementOptions, useSaveAnnouncement } from '#src/queries/announcement-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { storedDocument } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'

export const toDocument = ({
  data: { announcement, ...facts },
  etag,
}: WithETag<StoredAnnouncement>) => storedDocument({ id: null, form: announcement, etag, ...facts })

/** The announcement as it is edited, and how it is stored. */
export function useAnnouncement(initial: StoredDocument<EditedAnnouncement>) {
  const client = useQueryClient()
  const saving = useSaveAnnouncement()
  const restoration = useChange(announcementCalls.restoreAnnouncementVersion)
  const document = useDocument<EditedAnnouncement>({
    ...{ what: 'announcement', subject: 'announcement', initial },
    save: async (request) => toDocument(await saving.mutateAsync(request)),
    read: async () => toDocument(await client.fetchQuery(announcementOptions())),
  })
  return {
    document,
    restore: (version: string) =>
      document.replaceBy(async ({ etag }) =>
        toDocument(await restoration.mutateAsync({ params: { version }, etag })),
      ),
  }
}
