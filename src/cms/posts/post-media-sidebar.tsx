'use client'

import { useQuery } from '@tanstack/react-query'
import type { MediaItem } from '#src/contract/media.ts'
import { formatKilobytes } from '#src/lib/file-size.ts'
import { mediaListOptions } from '#src/queries/media.ts'
import { LoadFailure } from '#src/cms/kit/load-failure.tsx'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { mainType } from '#src/cms/media/media-search.ts'
import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { markdownImage } from './insert-segments.ts'

/** §2: a click appends the image. Only images are offered: anything else would show as a broken one. */
export function PostMediaSidebar({ onInsert }: { onInsert: (segment: string) => void }) {
  const media = useQuery(mediaListOptions())
  const images = media.data?.filter(({ mimeType }) => mainType(mimeType) === 'image')
  return (
    <Card>
      <CardHeader>
        <CardTitle>Media Library</CardTitle>
      </CardHeader>
      <CardBody className="p-2">
        {media.isPending && <Spinner label="Loading media files" className="p-3" />}
        {media.isError && !images && (
          <LoadFailure what="The media files" onRetry={() => void media.refetch()} />
        )}
        {images?.length === 0 && <p className="p-3 text-muted">No media files available</p>}
        {images && images.length > 0 && (
          <ul aria-label="Media files" className="max-h-64 overflow-y-auto">
            {images.map((item) => (
              <MediaChoice
                key={item.id}
                item={item}
                onChoose={() => onInsert(markdownImage(altAndUrl(item)))}
              />
            ))}
          </ul>
        )}
      </CardBody>
      <CardFooter className="px-5 py-4">
        <LinkButton href="/cms/media" className="w-full">
          Manage Media
        </LinkButton>
      </CardFooter>
    </Card>
  )
}

const altAndUrl = ({ alt, originalName, url }: MediaItem) => ({ alt: alt || originalName, url })

function MediaChoice({ item, onChoose }: { item: MediaItem; onChoose: () => void }) {
  return (
    <li className="[contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={onChoose}
        className="flex w-full items-center gap-3 rounded-chip p-2 text-left hover:bg-raised"
      >
        <MediaPreview item={item} className="size-11 shrink-0 rounded-chip border border-border" />
        <span className="grid min-w-0">
          <span className="truncate">{item.originalName}</span>
          <span className="font-mono text-xs text-muted tabular-nums">
            {formatKilobytes(item.size)}
          </span>
        </span>
      </button>
    </li>
  )
}
