import { useQueryClient } from '@tanstack/react-query'
import type { EditedProfile, StoredProfile } from '#src/contract/profile/edited-profile.ts'
import type { WithETag } from '#src/queries/client.ts'
import {
  profileOptions,
  useResetProfile,
  useRestoreProfileVersion,
  useSaveProfile,
} from '#src/queries/profile-queries.ts'
import type { StoredDocument } from '#src/cms/documents/document-draft.ts'
import { replaceDocument } from '#src/cms/documents/replace-document.ts'
import { useDocumentDraft } from '#src/cms/documents/use-document-draft.ts'

export const toDocument = ({
  data: { profile: value, ...facts },
  etag,
}: WithETag<StoredProfile>): StoredDocument<EditedProfile> => ({ id: null, value, etag, ...facts })

/** The profile as it is edited, and how it is stored. */
export function useProfile(initial: StoredDocument<EditedProfile>) {
  const client = useQueryClient()
  const saving = useSaveProfile()
  const restoration = useRestoreProfileVersion()
  const reset = useResetProfile()
  const read = async () => toDocument(await client.fetchQuery(profileOptions()))
  const document = useDocumentDraft({
    what: 'profile',
    initial,
    save: async ({ value, etag, save }) => {
      const isPublished = save === 'publication'
      const saved = await saving.mutateAsync({ value, etag, isPublished })
      return { ...toDocument(saved), value }
    },
    read,
  })
  /** What was typed is stored first, so that the history keeps it. */
  const replaceBy = async (
    run: (etag: string | null) => Promise<StoredDocument<EditedProfile>>,
  ) => {
    const isSettled = await document.settle()
    return replaceDocument(isSettled, async () =>
      document.replace(await run(document.stored().etag)),
    )
  }
  return {
    document,
    settle: document.settle,
    /** After an import saved a draft. */
    reload: async () => document.replace(await read()),
    restore: (version: string) =>
      replaceBy(async (etag) => toDocument(await restoration.mutateAsync({ version, etag }))),
    reset: () => replaceBy(async (etag) => toDocument(await reset.mutateAsync({ etag }))),
  }
}
