import { queryOptions, useMutation } from '@tanstack/react-query'
import { announcementCalls } from '#src/contract/announcement/announcement-calls.ts'
import type { EditedAnnouncement } from '#src/contract/announcement/announcement-calls.ts'
import { read, readWithETag } from './client.ts'
import { useRefresh } from './use-refresh.ts'

const keys = {
  one: ['announcement'] as const,
  versions: ['announcement-versions'] as const,
}

/** As last saved, with the ETag that the next save needs. */
export const announcementOptions = () =>
  queryOptions({
    queryKey: keys.one,
    queryFn: ({ signal }) => readWithETag(announcementCalls.getAnnouncement, { signal }),
    staleTime: 0,
  })

/** Refetched on every mount: every save adds a version. */
export const announcementVersionsOptions = () =>
  queryOptions({
    queryKey: keys.versions,
    queryFn: ({ signal }) => read(announcementCalls.listAnnouncementVersions, { signal }),
    staleTime: 0,
  })

type Saving = { value: EditedAnnouncement; isPublished: boolean; etag: string | null }

export const useSaveAnnouncement = () =>
  useMutation({
    mutationFn: ({ value, isPublished, etag }: Saving) =>
      readWithETag(
        isPublished
          ? announcementCalls.publishAnnouncement
          : announcementCalls.saveAnnouncementDraft,
        {
          body: value,
          etag,
        },
      ),
  })

export function useRestoreAnnouncementVersion() {
  return useMutation({
    mutationFn: ({ version, etag }: { version: string; etag: string | null }) =>
      readWithETag(announcementCalls.restoreAnnouncementVersion, { params: { version }, etag }),
    onSettled: useRefresh({ queryKey: keys.versions }),
  })
}
