import { useQueryClient } from '@tanstack/react-query'
import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import type { EditedProfile, StoredProfile } from '#src/contract/profile/edited-profile.ts'
import type { WithETag } from '#src/queries/client.ts'
import { profileOptions, useSaveProfile } from '#src/queries/profile-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { storedDocument } from '#src/cms/documents/document-kind.ts'
import type { StoredDocument } from '#src/cms/documents/document-kind.ts'
import { useDocument } from '#src/cms/documents/use-document.ts'

export const toDocument = ({ data: { profile, ...facts }, etag }: WithETag<StoredProfile>) =>
  storedDocument({ id: null, form: profile, etag, ...facts })

/** The profile as it is edited, and how it is stored. */
export function useProfile(initial: StoredDocument<EditedProfile>) {
  const client = useQueryClient()
  const saving = useSaveProfile()
  const restoration = useChange(profileCalls.restoreProfileVersion)
  const reset = useChange(profileCalls.resetProfile)
  const read = async () => toDocument(await client.fetchQuery(profileOptions()))
  const document = useDocument<EditedProfile>({
    ...{ what: 'profile', subject: 'profile', initial, read },
    save: async (request) => toDocument(await saving.mutateAsync(request)),
  })
  return {
    document,
    /** After an import saved a draft. */
    reload: async () => document.replace(await read()),
    restore: (version: string) =>
      document.replaceBy(async ({ etag }) =>
        toDocument(await restoration.mutateAsync({ params: { version }, etag })),
      ),
    reset: () =>
      document.replaceBy(async ({ etag }) => toDocument(await reset.mutateAsync({ etag }))),
  }
}
