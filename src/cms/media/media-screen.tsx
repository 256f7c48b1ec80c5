'use client'

import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { MEDIA_ACCEPT } from '#src/contract/media/media-schemas.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { mediaListOptions, useUploadMedia } from '#src/queries/media-queries.ts'
import { DropZone } from '#src/cms/uploads/drop-zone.tsx'
import { LoadedList } from '#src/cms/components/list/loaded-list.tsx'
import { ScreenHeader } from '#src/cms/components/screen/screen-header.tsx'
import { ScreenSearch } from '#src/cms/components/screen/screen-search.tsx'
import { UploadList } from '#src/cms/uploads/upload-list.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useSearchParam } from '#src/ui/use-search-param.ts'
import { createUploadStore, useUploadQueue } from '#src/cms/uploads/upload-queue.ts'
import { COUNTS } from '#src/contract/limits.ts'
import { Skeleton, SkeletonList } from '#src/ui/display/skeleton.tsx'
import { FilterTabs } from '#src/cms/components/list/filter-tabs.tsx'
import { parseKind, kindOf, MEDIA_KINDS } from './media-kind.ts'
import type { MediaKind } from './media-kind.ts'
import { MediaList } from './media-list.tsx'
import { validateMediaFile } from './validate-media-file.ts'

const store = createUploadStore()

export function MediaScreen() {
  const [query, setQuery] = useSearchParam('q')
  const [kindName, setKindName] = useSearchParam('kind')
  const kind = parseKind(kindName)
  const media = useQuery(mediaListOptions())
  const { mutateAsync: send } = useUploadMedia()
  // Validated and sent one by one (S5-media-03).
  const uploads = useUploadQueue({ store, validate: validateMediaFile, send, noun: 'file' })
  const input = useRef<HTMLInputElement>(null)
  const chooseFiles = () => input.current?.click()
  return (
    <>
      <ScreenHeader title="Media Library">
        <Button icon={Upload} variant="primary" onClick={chooseFiles}>
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
      <MediaKindTabs items={media.data} kind={kind} onChange={setKindName} />
      <LoadedList
        options={mediaListOptions()}
        noun="file"
        name="The media files"
        skeletons={<MediaCardSkeletons />}
      >
        {(items) => <MediaList items={items} query={query} kind={kind} onUpload={chooseFiles} />}
      </LoadedList>
    </>
  )
}

/** 8 placeholders in the shape of a media card (S2-media-13). */
function MediaCardSkeletons() {
  return (
    <SkeletonList
      count={COUNTS.mediaSkeletons}
      label="Loading media files"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4"
    >
      <div className="overflow-hidden rounded-card border border-border bg-surface">
        <Skeleton className="aspect-video rounded-none" />
        <div className="grid gap-2 p-4">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      </div>
    </SkeletonList>
  )
}

type MediaKindTabsProps = {
  /** Undefined while loading. */
  items: readonly MediaItem[] | undefined
  kind: MediaKind | undefined
  onChange: (kind: MediaKind | '') => void
}

function MediaKindTabs({ items, kind, onChange }: MediaKindTabsProps) {
  const counts = items && Map.groupBy(items, kindOf)
  const tabs = MEDIA_KINDS.map((one) => ({
    value: one.kind,
    label: one.label,
    count: counts && (counts.get(one.kind)?.length ?? 0),
  }))
  return (
    <FilterTabs
      label="Kind"
      name="kind"
      tabs={[{ value: 'all' as const, label: 'All', count: items?.length }, ...tabs]}
      current={kind ?? 'all'}
      onChange={(value) => onChange(value === 'all' ? '' : value)}
    />
  )
}
