import { mediaCalls } from '#src/contract/media/media-calls.ts'
import { LIMITS } from '#src/contract/limits.ts'
import type { MediaItem, MediaUse } from '#src/contract/media/media-schemas.ts'
import { callQuery } from './call-query.ts'
import { request, requestUrl } from './client.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'
import { useChange } from './use-change.ts'
import { useUpload } from './use-upload.ts'

export const mediaListOptions = () => callQuery(mediaCalls.listMedia)

/**
 * Refetched each time, because saving a post changes it. One file also uses this call: the other one answers 404 for
 * the trash.
 */
export const mediaUsesOptions = (ids: readonly string[]) =>
  callQuery(
    mediaCalls.listUsesOfMedia,
    { query: { ids: ids.join(',') } },
    { queryFn: ({ signal }) => readUses(ids, signal), staleTime: 0 },
  )

async function readUses(ids: readonly string[], signal: AbortSignal): Promise<MediaUse[]> {
  const found = new Map<string, MediaUse>()
  for (let from = 0; from < ids.length; from += LIMITS.archiveFiles) {
    const query = { ids: ids.slice(from, from + LIMITS.archiveFiles).join(',') }
    for (const use of await request(mediaCalls.listUsesOfMedia, { query, signal }))
      found.set(use.id, use)
  }
  return [...found.values()]
}

export const mediaArchiveUrl = (ids: readonly string[]): string =>
  requestUrl(mediaCalls.downloadMediaArchive, { query: { ids: ids.join(',') } })

const replaced = <T extends { id: string }>(items: T[], id: string, changed: Partial<T>): T[] =>
  items.map((item) => (item.id === id ? { ...item, ...changed } : item))

export const useUpdateMedia = () =>
  useChange(mediaCalls.updateMedia, {
    optimistic: (items: MediaItem[], { params, body }) => replaced(items, params.id, body),
  })

const showChanged = (items: MediaItem[], changed: MediaItem) => replaced(items, changed.id, changed)

export const useReplaceMedia = () => useUpload(mediaCalls.replaceMediaFile, { stored: showChanged })

export const useRestoreMediaVersion = () =>
  useChange(mediaCalls.restoreMediaVersion, { stored: showChanged })

type DescribedUpload = UploadOptions & {
  /** Unless the stored file has one already. */ alt?: string
}

export async function uploadMedia({ alt = '', ...options }: DescribedUpload): Promise<MediaItem> {
  const item = await upload(mediaCalls.uploadMedia, options)
  if (alt === '' || item.alt !== '') return item
  const { id } = item
  // The file is stored, and its alternative text can be added in the library.
  return request(mediaCalls.updateMedia, { params: { id }, body: { alt } }).catch(() => item)
}

export const useUploadMedia = () => useChange(mediaCalls.uploadMedia, { send: uploadMedia })
