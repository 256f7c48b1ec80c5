'use client'

import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { calls } from '#src/contract/calls.ts'
import { MEDIA_ACCEPT } from '#src/contract/media.ts'
import { mediaListOptions } from '#src/queries/media.ts'
import { DropZone } from '#src/cms/kit/drop-zone.tsx'
import { LeftOutNote } from '#src/cms/kit/left-out-note.tsx'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import {
  PageHeader,
  PageHeaderActions,
  PageHeaderBack,
  PageHeaderText,
  PageHeaderTitle,
} from '#src/cms/kit/page-header.tsx'
import { ScreenSearch } from '#src/cms/kit/screen-search.tsx'
import { TrashLink } from '#src/cms/kit/trash-link.tsx'
import { UploadList } from '#src/cms/kit/upload-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { useAddressText } from '#src/ui/use-address-text.ts'
import { MediaCardSkeletons } from './media-card-skeletons.tsx'
import { MediaList } from './media-list.tsx'
import { useMediaUploads } from './use-media-uploads.ts'

/** §2 Media library. */
export function MediaScreen() {
  const [query, setQuery] = useAddressText('q')
  const media = useQuery(mediaListOptions())
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
          <TrashLink />
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
      {media.isPending && <MediaCardSkeletons />}
      {media.isError && !media.data && (
        <LoadFailure what="The media files" onRetry={() => void media.refetch()} />
      )}
      <LeftOutNote call={calls.listMedia} noun="file" />
      {media.data && <MediaList items={media.data} query={query} onUpload={chooseFiles} />}
    </>
  )
}
