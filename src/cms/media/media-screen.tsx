'use client'

import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { mediaCalls } from '#src/contract/media/media-calls.ts'
import { MEDIA_ACCEPT } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, useUploadMedia } from '#src/queries/media-queries.ts'
import { DropZone } from '#src/cms/uploads/drop-zone.tsx'
import { LoadedList } from '#src/cms/components/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen-search.tsx'
import { UploadList } from '#src/cms/uploads/upload-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { createUploadStore } from '#src/cms/uploads/upload-store.ts'
import { useUploadQueue } from '#src/cms/uploads/use-upload-queue.ts'
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
  const uploads = useMediaUploads()
  const input = useRef<HTMLInputElement>(null)
  const chooseFiles = () => input.current?.click()
  return (
    <>
      <ScreenHeader title="Media Library">
        <Button variant="primary" onClick={chooseFiles}>
          <Upload aria-hidden className="size-4" />
          Upload Files
        </Button>
      </ScreenHeader>
      <DropZone
        label="Drop files here or click to upload"
        hint="Supports images, videos, audio, and documents (max 10MB)"
        input={input}
        accept={MEDIA_ACCEPT}
        isMultiple
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <ScreenSearch label="Search media files" value={query} onChange={setQuery} />
      <MediaKindTabs
        items={media.data}
        kind={kind}
        onChange={(chosen) => setKindName(chosen ?? '')}
      />
      <LoadedList
        query={media}
        queryKey={mediaListOptions().queryKey}
        call={mediaCalls.listMedia}
        noun="file"
        what="The media files"
        skeletons={<MediaCardSkeletons />}
      >
        {(items) => <MediaList items={items} query={query} kind={kind} onUpload={chooseFiles} />}
      </LoadedList>
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
    noun: 'file',
  })
}
