import { TextCursorInput } from 'lucide-react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { formatKilobytes } from '#src/lib/format/file-size.ts'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { LoadFailure } from '#src/cms/components/screen/load-failure.tsx'
import { MediaPreview } from '#src/cms/media/media-preview.tsx'
import { CardBody, CardFooter } from '#src/ui/display/card.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Spinner } from '#src/ui/display/spinner.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { markdownImage } from '#src/cms/posts/form/insert-segments.ts'
import { useImageLibrary } from '#src/cms/media/use-image-library.ts'

type MediaChoicesProps = { onInsert: (way: 'append' | 'insert', segment: string) => void }

/** A click appends the image (S2-editor-media-03). Lists images only: other files would show as a broken image. */
export function MediaChoices({ onInsert }: MediaChoicesProps) {
  const { images, isPending, retry } = useImageLibrary()
  return (
    <>
      <CardBody className="p-2">
        {isPending && <Spinner label="Loading media files" className="p-3" />}
        {!isPending && !images && <LoadFailure name="The media files" onRetry={retry} />}
        {images?.length === 0 && <p className="p-3 text-muted">No media files available</p>}
        {images && images.length > 0 && (
          <ul aria-label="Media files" className="max-h-64 overflow-y-auto">
            {images.map((item) => (
              <MediaChoice key={item.id} item={item} onInsert={onInsert} />
            ))}
          </ul>
        )}
      </CardBody>
      <CardFooter className="px-5 py-4">
        <LinkButton href="/cms/media" className="w-full">
          Manage Media
        </LinkButton>
      </CardFooter>
    </>
  )
}

function MediaChoice({ item, onInsert }: MediaChoicesProps & { item: MediaItem }) {
  const { alt, originalName, url } = item
  const image = markdownImage({ alt: alt || originalName, url })
  return (
    <li className="flex items-center [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onInsert('append', image)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-chip p-2 text-left hover:bg-raised"
      >
        <MediaPreview item={item} className="size-11 shrink-0 rounded-chip border border-border" />
        <span className="grid min-w-0">
          <span className="truncate">{originalName}</span>
          <span className="font-mono text-xs text-muted tabular-nums">
            {formatKilobytes(item.size)}
          </span>
        </span>
      </button>
      <Tooltip label="Insert at the cursor">
        <IconButton
          label={`Insert ${originalName} at the cursor`}
          icon={TextCursorInput}
          // Keeps the caret in the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert('insert', image)}
        />
      </Tooltip>
    </li>
  )
}
