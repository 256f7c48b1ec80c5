import { File, FileText, FileUser, FolderKanban, Mail, Trash2, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { TrashItem, TrashKind } from '#src/contract/trash/trash-schemas.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { TRASH_NOUNS } from './trash-search.ts'

const ICONS: Record<TrashKind, LucideIcon> = {
  posts: FileText,
  projects: FolderKanban,
  media: File,
  resumes: FileUser,
  contacts: Mail,
}

type TrashRowProps = {
  item: TrashItem
  isBusy: boolean
  isSelected: boolean
  /** @param isRange also the items between this one and the one toggled before */
  onSelect: (isRange: boolean) => void
  onRestore: () => void
  onDelete: () => void
}

/** One deleted item: its name, until when it can be restored, and both actions. */
export function TrashRow(props: TrashRowProps) {
  const { item, isBusy, isSelected, onSelect, onRestore, onDelete } = props
  const { id, kind, name, detail, deletedAt, endsAt } = item
  const Icon = ICONS[kind]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-border bg-surface px-4 py-3 has-checked:border-accent sm:flex-nowrap">
      <div className="flex min-w-0 items-start gap-3">
        <div className="-mt-1 -ml-2 pointer-coarse:-mt-2.5">
          <Checkbox label={`Select ${name}`} isChecked={isSelected} onChange={onSelect} />
        </div>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
          <a
            dir="auto"
            href={`/payload/collections/${kind}/trash/${id}`}
            title={`Look at ${name} in the built-in admin`}
            className="truncate font-medium underline-offset-4 hover:text-accent hover:underline pointer-coarse:py-2.5"
          >
            {name || 'Untitled'}
          </a>
          <p className="font-mono text-xs text-muted tabular-nums">
            {[TRASH_NOUNS[kind], detail].filter(Boolean).join(' · ')}
          </p>
          <p className="font-mono text-xs text-muted tabular-nums">
            deleted <RelativeDate iso={deletedAt} /> · stays until{' '}
            <time dateTime={endsAt}>{formatShortDate(endsAt)}</time>
          </p>
        </div>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <Button aria-label={`Restore ${name}`} disabled={isBusy} onClick={onRestore}>
          <Undo2 aria-hidden className="size-4" />
          Restore
        </Button>
        <Tooltip label="Delete permanently">
          <IconButton
            label={`Delete ${name} permanently`}
            icon={<Trash2 aria-hidden className="size-4" />}
            disabled={isBusy}
            onClick={onDelete}
          />
        </Tooltip>
      </div>
    </div>
  )
}
