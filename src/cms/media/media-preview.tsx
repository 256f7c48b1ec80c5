import { File, FileAudio, FileText, FileVideo } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { versionedUrl } from '#src/lib/media-path.ts'
import { mainType } from './media-search.ts'

const ICONS: Partial<Record<string, LucideIcon>> = {
  video: FileVideo,
  audio: FileAudio,
  application: FileText,
  text: FileText,
}

/** The smallest rendition created at upload, else the file itself. */
const thumbnailUrl = ({ sizes, url, version }: MediaItem): string =>
  sizes.toSorted((a, b) => a.width - b.width)[0]?.url ?? versionedUrl(url, version)

/** A preview image, or the icon of the type. `alt` is empty, because the name is next to it. */
export function MediaPreview({ item, className }: { item: MediaItem; className?: string }) {
  const frame = className ?? 'aspect-video w-full border-b border-border'
  if (mainType(item.mimeType) === 'image') {
    return (
      <img
        src={thumbnailUrl(item)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`${frame} bg-raised object-cover`}
      />
    )
  }
  const Icon = ICONS[mainType(item.mimeType)] ?? File
  return (
    <span className={`${frame} grid place-items-center bg-raised`}>
      <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.25} />
    </span>
  )
}
