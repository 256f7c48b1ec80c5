import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { postVersionCalls } from '#src/contract/posts/post-version-calls.ts'
import { read, readWithETag } from './client.ts'
import { useRefreshPosts } from './post-queries.ts'
import { useRefresh } from './use-refresh.ts'

const versionKeys = {
  list: (id: string) => ['post-versions', id] as const,
  comparison: (ids: VersionIds) => ['post-version-comparison', ids] as const,
}

/** With the ETag that a restore needs. Refetched on every mount: every save adds a version. */
export const postVersionsOptions = (id: string) =>
  queryOptions({
    queryKey: versionKeys.list(id),
    queryFn: ({ signal }) =>
      readWithETag(postVersionCalls.listPostVersions, { params: { id }, signal }),
    staleTime: 0,
  })

type VersionIds = {
  id: string
  version: string
  /** The version to compare it with, if any. */
  against: string | undefined
}

/** The last comparison stays until the next one has arrived. */
export const comparisonOptions = ({ id, version, against }: VersionIds) =>
  queryOptions({
    queryKey: versionKeys.comparison({ id, version, against }),
    queryFn: ({ signal }) =>
      read(postVersionCalls.comparePostVersion, {
        params: { id, version },
        query: { against },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

type Restoration = { version: string; etag: string | null; as?: 'draft' | undefined }

/** On failure too the list is read again: it shows what was saved elsewhere, or that only the response was lost. */
export function useRestorePostVersion(id: string) {
  const refreshVersions = useRefresh({ queryKey: versionKeys.list(id) })
  const refreshPosts = useRefreshPosts()
  return useMutation({
    mutationFn: ({ version, etag, as }: Restoration) =>
      readWithETag(postVersionCalls.restorePostVersion, {
        params: { id, version },
        query: { as },
        etag,
      }),
    onSettled: () => Promise.all([refreshVersions(), refreshPosts()]),
  })
}
