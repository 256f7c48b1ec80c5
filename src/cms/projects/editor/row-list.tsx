import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'

type RowListProps<Row> = {
  field: { label: string; hint: string; max: number }
  /** 'outcome' */
  noun: string
  rows: readonly Row[]
  blank: Row
  onChange: (rows: Row[]) => void
  children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode
}

/** A short list of rows with fields, in an order. */
export function RowList<Row extends object>(props: RowListProps<Row>) {
  const { field, noun, rows, blank, onChange, children } = props
  const id = useId()
  const move = (index: number, step: -1 | 1) => {
    const row = rows[index]
    if (row) onChange(rows.toSpliced(index, 1).toSpliced(index + step, 0, row))
  }
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id={id} className="text-sm font-medium">
          {field.label}
        </h2>
        <p className="text-xs text-muted">{field.hint}</p>
      </div>
      {rows.map((row, index) => (
        <div
          key={index}
          role="group"
          aria-label={`${field.label} ${index + 1}`}
          className="flex flex-wrap items-start gap-2 rounded-card border border-border p-3 sm:flex-nowrap"
        >
          <div className="grid min-w-0 flex-1 gap-3 max-sm:basis-full sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
            {children(row, index, (part) => onChange(rows.with(index, { ...row, ...part })))}
          </div>
          <div className="flex shrink-0 max-sm:ml-auto sm:pt-5">
            <IconButton
              label={`Move ${noun} ${index + 1} up`}
              icon={<ArrowUp aria-hidden className="size-4" />}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              label={`Move ${noun} ${index + 1} down`}
              icon={<ArrowDown aria-hidden className="size-4" />}
              disabled={index === rows.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              label={`Remove ${noun} ${index + 1}`}
              icon={<Trash2 aria-hidden className="size-4" />}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            />
          </div>
        </div>
      ))}
      {rows.length < field.max && (
        <Button className="justify-self-start" onClick={() => onChange([...rows, blank])}>
          <Plus aria-hidden className="size-4" />
          Add {noun}
        </Button>
      )}
    </section>
  )
}
