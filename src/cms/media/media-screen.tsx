'use client'

import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { calls } from '#src/contract/api/calls.ts'
import { MEDIA_ACCEPT } from '#src/contract/media/media-schemas.ts'
import { useArrivals } from '#src/queries/arrivals.ts'
import { mediaListOptions, useUploadMedia } from '#src/queries/media-queries.ts'
import { DropZone } from '#src/cms/uploads/drop-zone.tsx'
import { UnreadableItemsNote } from '#src/cms/components/unreadable-items-note.tsx'
import { LoadFailure } from '#src/cms/components/load-failure.tsx'
import { NewEntries } from '#src/cms/components/new-entries.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/components/page-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { UploadList } from '#src/cms/uploads/upload-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { createUploadStore } from '#src/cms/uploads/upload-store.ts'
import { useUploadQueue } from '#src/cms/uploads/use-upload-queue.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { MediaCardSkeletons } from './media-card-skeletons.tsx'
import { MediaKindTabs } from './media-kind-tabs.tsx'
import { parseKind } from './media-kind.ts'
import { MediaList } from './media-list.tsx'
import { validateMediaFile } from './validate-media-file.ts'

/** The media library. */
export function MediaScreen() {
  const [query, setQuery] = useSearchParam('q')
  const [kindName, setKindName] = useSearchParam('kind')
  const kind = parseKind(kindName)
  const media = useQuery(mediaListOptions())
  const arrivals = useArrivals(mediaListOptions().queryKey)
  const known = media.data?.filter(({ id }) => !arrivals.isHeld(id)) ?? []
  const uploads = useMediaUploads()
  const input = useRef<HTMLInputElement>(null)
  const chooseFiles = () => input.current?.click()
  return (
    <>
      <PageHeader>
        <PageHeaderText>
          <PageHeaderBack href="/cms">Back to Dashboard</PageHeaderBack>
          <PageHeaderTitle>Media Library</PageHeaderTitle>
        </PageHeaderText>
        <PageHeaderActions>
          <Button variant="primary" onClick={chooseFiles}>
            <Upload aria-hidden className="size-4" />
            Upload Files
          </Button>
        </PageHeaderActions>
      </PageHeader>
      <DropZone
        label="Drop files here or click to upload"
        hint="Supports images, videos, audio, and documents (max 10MB)"
        input={input}
        accept={MEDIA_ACCEPT}
        isMultiple
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <ScreenSearch
        label="Search media files"
        placeholder="Search media files..."
        value={query}
        onChange={setQuery}
      />
      <MediaKindTabs
        items={media.data}
        kind={kind}
        onChange={(chosen) => setKindName(chosen ?? '')}
      />
      {media.isPending && <MediaCardSkeletons />}
      {media.isError && !media.data && (
        <LoadFailure what="The media files" onRetry={() => void media.refetch()} />
      )}
      <UnreadableItemsNote call={calls.listMedia} noun="file" />
      <NewEntries
        count={(media.data?.length ?? 0) - known.length}
        noun="file"
        onShow={arrivals.release}
      />
      {media.data && <MediaList items={known} query={query} kind={kind} onUpload={chooseFiles} />}
    </>
  )
}

const uploads = createUploadStore()

/** Media files, validated and sent one by one (S5-media-03). */
function useMediaUploads() {
  const { mutateAsync } = useUploadMedia()
  return useUploadQueue({
    store: uploads,
    validate: validateMediaFile,
    send: mutateAsync,
    explain: (error) => uploadFailureText(error, 'Failed to upload file'),
    onRejected: ({ title, text }) => toast({ variant: 'destructive', title, description: text }),
    onSent: () => toast({ title: 'Success', description: 'File uploaded successfully' }),
    onFailed: (description) =>
      toast({ variant: 'destructive', title: 'Upload Error', description }),
  })
}
