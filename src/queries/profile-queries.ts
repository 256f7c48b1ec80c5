import { queryOptions, useMutation } from '@tanstack/react-query'
import { profileCalls } from '#src/contract/profile/profile-calls.ts'
import { profileImportCalls } from '#src/contract/profile/profile-import-calls.ts'
import type { EditedProfile } from '#src/contract/profile/edited-profile.ts'
import { read, readWithETag, write } from './client.ts'
import { useRefresh } from './use-refresh.ts'

const keys = {
  one: ['profile'] as const,
  versions: ['profile-versions'] as const,
}

/** As last saved, with the ETag that the next save needs. */
export const profileOptions = () =>
  queryOptions({
    queryKey: keys.one,
    queryFn: ({ signal }) => readWithETag(profileCalls.getProfile, { signal }),
    staleTime: 0,
  })

/** Refetched on every mount: every save adds a version. */
export const profileVersionsOptions = () =>
  queryOptions({
    queryKey: keys.versions,
    queryFn: ({ signal }) => read(profileCalls.listProfileVersions, { signal }),
    staleTime: 0,
  })

type Saving = { value: EditedProfile; isPublished: boolean; etag: string | null }

export const useSaveProfile = () =>
  useMutation({
    mutationFn: ({ value, isPublished, etag }: Saving) =>
      readWithETag(isPublished ? profileCalls.publishProfile : profileCalls.saveProfileDraft, {
        body: value,
        etag,
      }),
  })

/** The default content, as a draft. */
export const useResetProfile = () =>
  useMutation({
    mutationFn: ({ etag }: { etag: string | null }) =>
      readWithETag(profileCalls.resetProfile, { etag }),
  })

/** A JSON Resume, as a draft. */
export const useImportProfile = () =>
  useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      write(profileImportCalls.importProfile, { body }),
  })

export function useRestoreProfileVersion() {
  return useMutation({
    mutationFn: ({ version, etag }: { version: string; etag: string | null }) =>
      readWithETag(profileCalls.restoreProfileVersion, { params: { version }, etag }),
    onSettled: useRefresh({ queryKey: keys.versions }),
  })
}
