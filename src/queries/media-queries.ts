import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type {
  MediaChange,
  MediaItem,
  MediaPatch,
  MediaUse,
} from '#src/contract/media/media-schemas.ts'
import { read, requestUrl, write } from './client.ts'
import { queryKeys } from './query-keys.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'
import { useRefresh } from './use-refresh.ts'

const mediaKeys = {
  list: () => queryKeys.media,
  uses: (ids: readonly string[]) => ['media', 'uses', ...ids] as const,
}

export const mediaListOptions = () =>
  queryOptions({
    queryKey: mediaKeys.list(),
    queryFn: ({ signal }) => read(mediaCalls.listMedia, { signal }),
  })

/**
 * The posts that use these files; refetched each time, because saving a post changes it. One file is looked up
 * by the call for several too: the call for one answers 404 once the file is in the trash.
 */
export const mediaUsesOptions = (ids: readonly string[]) =>
  queryOptions({
    queryKey: mediaKeys.uses(ids),
    queryFn: ({ signal }) => readUses(ids, signal),
    staleTime: 0,
  })

async function readUses(ids: readonly string[], signal: AbortSignal): Promise<MediaUse[]> {
  const found = new Map<string, MediaUse>()
  for (let from = 0; from < ids.length; from += LIMITS.archiveFiles) {
    const query = { ids: ids.slice(from, from + LIMITS.archiveFiles).join(',') }
    for (const use of await read(mediaCalls.listUsesOfMedia, { query, signal }))
      found.set(use.id, use)
  }
  return [...found.values()]
}

/** A download of several files as one archive. */
export const mediaArchiveUrl = (ids: readonly string[]): string =>
  requestUrl(mediaCalls.downloadMediaArchive, { query: { ids: ids.join(',') } })

/** Optimistic, rolled back on failure. */
export function useUpdateMedia() {
  const client = useQueryClient()
  const key = mediaListOptions().queryKey
  return useMutation({
    mutationFn: ({ id, ...patch }: MediaPatch & { id: string }) =>
      write(mediaCalls.updateMedia, { params: { id }, body: patch }),
    onMutate: ({ id, ...patch }) => {
      const before = client.getQueryData(key)
      client.setQueryData(key, (items) =>
        items?.map((item) => (item.id === id ? { ...item, ...patch } : item)),
      )
      return before
    },
    onError: (_error, _change, before) => client.setQueryData(key, before),
    onSettled: useRefresh({ queryKey: key }),
  })
}

/** Puts the changed item into the list at once; the list is read again after a failure too. */
function useFileChange<V>(change: (input: V) => Promise<MediaItem>) {
  const client = useQueryClient()
  const key = mediaListOptions().queryKey
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) =>
      client.setQueryData(key, (items) =>
        items?.map((item) => (item.id === changed.id ? changed : item)),
      ),
    onSettled: useRefresh({ queryKey: key }),
  })
}

/** Another file under the same address. A repeated request changes nothing. */
export const useReplaceMedia = () =>
  useFileChange((options: UploadOptions) => upload(mediaCalls.replaceMediaFile, options))

/** Puts back a file that was replaced. */
export const useRestoreMediaVersion = () =>
  useFileChange(({ id, version }: { id: string; version: string }) =>
    write(mediaCalls.restoreMediaVersion, { params: { id }, body: { version } }),
  )

/** Moves files to the trash, or out of it. */
export function useChangeMedia() {
  return useMutation({
    mutationFn: (change: MediaChange) => write(mediaCalls.changeMedia, { body: change }),
    onSettled: useRefresh({ queryKey: mediaKeys.list() }),
  })
}

type DescribedUpload = UploadOptions & {
  /** Unless the stored file has one already. */ alt?: string
}

export async function uploadMedia({ alt = '', ...options }: DescribedUpload): Promise<MediaItem> {
  const item = await upload(mediaCalls.uploadMedia, options)
  if (alt === '' || item.alt !== '') return item
  const { id } = item
  // The file is stored, and its alternative text can be added in the library.
  return write(mediaCalls.updateMedia, { params: { id }, body: { alt } }).catch(() => item)
}

export function useUploadMedia() {
  return useMutation({
    mutationFn: uploadMedia,
    onSettled: useRefresh({ queryKey: mediaKeys.list() }),
  })
}

export function useDeleteMedia() {
  return useMutation({
    mutationFn: (id: string) => write(mediaCalls.deleteMedia, { params: { id } }),
    // On failure too: after a lost response the state is unknown.
    onSettled: useRefresh({ queryKey: mediaKeys.list() }),
  })
}

/** Restores from the trash. */
export function useRestoreMedia() {
  return useMutation({
    mutationFn: (id: string) => write(mediaCalls.restoreMedia, { params: { id } }),
    onSettled: useRefresh({ queryKey: mediaKeys.list() }),
  })
}
