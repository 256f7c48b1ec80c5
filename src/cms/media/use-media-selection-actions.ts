'use client'

import { LIMITS, TIMES } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { mediaArchiveUrl } from '#src/queries/media-queries.ts'
import { useDownload } from '#src/queries/user-queries.ts'
import { failed, noticesOf, succeeded } from '#src/cms/components/notices.ts'
import { useCopy } from '#src/ui/use-copy.ts'

/** Copies the addresses of several files, one on each line, or downloads the files as one archive. */
export function useMediaSelectionActions() {
  const { copy } = useCopy(TIMES.copyConfirmation)
  const { mutate, isPending } = useDownload()

  const copyAddresses = async (items: readonly MediaItem[]) => {
    if (await copy(items.map(({ url }) => url).join('\n')))
      succeeded(`${items.length} ${items.length === 1 ? 'address' : 'addresses'} copied`)
  }

  const download = (items: readonly MediaItem[]) => {
    if (items.length > LIMITS.archiveFiles) return failed(uploadMessages.tooManyForArchive)
    const url = mediaArchiveUrl(items.map(({ id }) => id))
    const done = `Downloading ${pluralize(items.length, 'file')} as one archive`
    mutate(() => followDownload(url), noticesOf(done, 'Failed to download files'))
  }

  return { copyAddresses, download, isDownloading: isPending }
}

/** By a link: a navigation would ask to leave the page while files are being uploaded. */
function followDownload(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
