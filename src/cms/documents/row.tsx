import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type RowProps = {
  name: string
  isOpen: boolean
  isAdded: boolean
  onToggle: () => void
  handle: ComponentProps<'button'>
  onRemove: () => void
  onEnter: () => void
  children: ReactNode
}

export function Row(props: RowProps) {
  const { name, isOpen, isAdded, handle, onToggle, onRemove, onEnter, children } = props
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <li className="rounded-card border border-border bg-surface data-dragged:border-accent data-dragged:bg-raised">
      <div className="flex items-center gap-1 p-1">
        <IconButton
          label={`Move ${name}`}
          icon={GripVertical}
          className="shrink-0 cursor-grab touch-none"
          {...handle}
        />
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="control-size flex min-w-0 flex-1 items-center gap-2 rounded-chip px-2 text-left text-sm hover:bg-raised"
        >
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {name}
          </span>
          <Chevron aria-hidden className="size-4 shrink-0 text-muted" />
        </button>
        <IconButton
          label={`Remove ${name}`}
          icon={Trash2}
          className="shrink-0"
          onClick={onRemove}
        />
      </div>
      {children && (
        <div
          ref={isAdded ? focusFirst : undefined}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border p-4"
          onKeyDown={(event) => goOn(event, onEnter)}
        >
          {children}
        </div>
      )}
    </li>
  )
}

const FIELDS = 'input, textarea'

const focusFirst = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>(FIELDS)?.focus()

/** Enter in a line goes to the next field; from the last one of a row that is not blank, to a new row. */
function goOn(event: KeyboardEvent<HTMLElement>, onEnter: () => void) {
  const { key, target, currentTarget, ctrlKey, metaKey } = event
  const isOther = event.defaultPrevented || ctrlKey || metaKey || isComposing(event)
  if (key !== 'Enter' || isOther || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(FIELDS)]
  const next = fields[fields.indexOf(target) + 1]
  if (next) next.focus()
  else if (fields.some(({ type, value }) => type !== 'number' && value.trim() !== '')) onEnter()
}
