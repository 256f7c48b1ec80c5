import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { MediaPreview } from './media-preview.tsx'
import { useImageLibrary } from './use-image-library.ts'

import type { MediaItem } from '#src/contract/media/media-schemas.ts'

type ImagePickerProps = { chosen: string; onChoose: (image: MediaItem) => void }

export function ImagePicker({ chosen, onChoose }: ImagePickerProps) {
  const { images, isPending, retry } = useImageLibrary()
  if (isPending) return <Spinner label="Loading media files" className="p-3" />
  if (!images) return <LoadFailure name="The media files" onRetry={retry} />
  if (images.length === 0) return <p className="text-muted">No media files available</p>
  return (
    <ul
      aria-label="Images"
      className="grid max-h-[60dvh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3"
    >
      {images.map((item) => (
        <li key={item.id} className="[contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
          <button
            type="button"
            aria-pressed={item.url === chosen}
            onClick={() => onChoose(item)}
            className="grid w-full gap-1 rounded-card border border-border p-1.5 text-left text-xs hover:border-accent aria-pressed:border-accent"
          >
            <MediaPreview item={item} className="aspect-video w-full rounded-chip" />
            <span className="truncate">{item.originalName}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
