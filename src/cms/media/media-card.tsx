import clsx from 'clsx'
import { Check, Copy, ExternalLink } from 'lucide-react'
import { TIMES } from '#src/contract/limits.ts'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { formatFileSize } from '#src/lib/format/file-size.ts'
import { CardActions } from '#src/cms/components/list/card-actions.tsx'
import { DeleteButton } from '#src/cms/components/list/delete-button.tsx'
import { GridCard } from '#src/cms/components/list/grid-card.tsx'
import { RelativeDate } from '#src/cms/components/screen/relative-date.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { AnchorButton } from '#src/ui/controls/link-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { useCopy } from '#src/ui/use-copy.ts'
import { MediaPreview } from './media-preview.tsx'
import { mainType } from './media-search.ts'

type MediaCardProps = {
  item: MediaItem
  isSelected: boolean
  isSelecting: boolean
  isDeleteDisabled: boolean
  /** @param isRange Shift was held: the whole range up to here */
  onSelect: (isRange: boolean) => void
  onOpen: () => void
  onDelete: () => void
}

export function MediaCard(props: MediaCardProps) {
  const { item, isDeleteDisabled, onOpen, onDelete } = props
  const { isCopied, copy } = useCopy(TIMES.copyConfirmation)
  const copyUrl = () => void copy(item.url)
  return (
    <GridCard>
      <div className="relative">
        <button
          type="button"
          data-media-card={item.id}
          aria-label={`Details of ${item.originalName}`}
          onClick={onOpen}
          className="block w-full"
        >
          <MediaPreview item={item} />
        </button>
        <SelectBox {...props} />
        <div className="absolute top-2 right-2">
          <CardActions label={`Actions for ${item.originalName}`} isFloating>
            <Tooltip label={isCopied ? 'Copied' : 'Copy URL'}>
              <IconButton
                label="Copy URL"
                icon={isCopied ? Check : Copy}
                className={clsx(isCopied && '[&>svg]:text-success')}
                onClick={copyUrl}
              />
            </Tooltip>
            <Tooltip label="Open in new tab">
              <AnchorButton
                icon={ExternalLink}
                variant="ghost"
                size="icon"
                href={item.url}
                target="_blank"
                rel="noopener"
                aria-label="Open in new tab"
              />
            </Tooltip>
            <DeleteButton
              name={item.originalName}
              isDisabled={isDeleteDisabled}
              onDelete={onDelete}
            />
          </CardActions>
        </div>
      </div>
      <MediaMeta item={item} isCopied={isCopied} onCopy={copyUrl} />
    </GridCard>
  )
}

/** Over the preview; like the actions hidden until hover or focus, except on touch screens. */
function SelectBox({ item, isSelected, isSelecting, onSelect }: MediaCardProps) {
  return (
    <div
      className={clsx(
        'absolute top-2 left-2 rounded-card bg-surface shadow-float transition-opacity',
        !isSelecting &&
          'opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Checkbox label={`Select ${item.originalName}`} isChecked={isSelected} onChange={onSelect} />
    </div>
  )
}

type MediaMetaProps = { item: MediaItem; isCopied: boolean; onCopy: () => void }

function MediaMeta({ item, isCopied, onCopy }: MediaMetaProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 truncate font-medium" title={item.originalName}>
          {item.originalName}
        </h2>
        <Badge>{mainType(item.mimeType)}</Badge>
      </div>
      <p className="flex justify-between gap-2 font-mono text-xs text-muted tabular-nums">
        <span>{formatFileSize(item.size)}</span>
        <RelativeDate iso={item.createdAt} />
      </p>
      <button
        type="button"
        title="Copy URL"
        onClick={onCopy}
        className="min-h-6 truncate text-left font-mono text-xs text-muted hover:text-accent pointer-coarse:min-h-11"
      >
        {item.url}
      </button>
      <span role="status" className="text-xs text-success empty:hidden">
        {isCopied ? 'URL copied' : ''}
      </span>
    </div>
  )
}
