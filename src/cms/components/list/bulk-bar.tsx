import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import type { ButtonProps } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  noun: string
  selection: Selection
  children: ReactNode
}

export function BulkBar({ noun, selection, children }: BulkBarProps) {
  const { selected, isAllSelected, selectAll, clear } = selection
  return (
    <div
      role="toolbar"
      aria-label={`Selected ${noun}`}
      className="flex min-h-11 flex-wrap items-center gap-2"
    >
      <Checkbox
        label={`Select all ${noun}`}
        isChecked={isAllSelected}
        isMixed={selected.length > 0}
        onChange={isAllSelected ? clear : selectAll}
      />
      {selected.length === 0 ? (
        <span className="text-xs text-muted">Select all shown</span>
      ) : (
        <>
          <span role="status" className="mr-1 text-sm tabular-nums">
            {selected.length}
            <span className="max-sm:sr-only"> selected</span>
          </span>
          {children}
          <IconButton label="Clear selection" icon={X} onClick={clear} />
        </>
      )}
    </div>
  )
}

/** An action of a bulk bar: on phones without its icon, so that all fit on one line. */
export const BulkButton = (props: ButtonProps) => (
  <Button className="max-sm:px-2.5 max-sm:[&>svg]:hidden" {...props} />
)
