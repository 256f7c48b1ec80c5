'use client'

import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'
import { Row } from './row.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useRowKeys } from './use-row-keys.ts'

type RowUpdate<T> = (change: (rows: readonly T[]) => readonly T[]) => void

type RowListProps<T> = {
  label: string
  hint?: string
  /** What one is called: 'Job'. */
  row: string
  rows: readonly T[]
  max: number
  /** A new one. */
  create: () => T
  /** Names a row while it is closed. */
  titleOf: (row: T) => string
  /** Whether a field of this row was refused: it opens. */
  hasProblem?: (index: number) => boolean
  onUpdate: RowUpdate<T>
  children: (row: T, index: number, change: (part: Partial<T>) => void) => ReactNode
}

/** A list whose rows are added, removed with undo, and reordered: by drag, by buttons, or by the arrow keys on a handle. */
export function RowList<T>(props: RowListProps<T>) {
  const { label, hint, row, rows, max, create, titleOf, hasProblem, onUpdate, children } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const keys = useRowKeys(rows.length)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const nameOf = (one: T | undefined) => (one && titleOf(one)) || `New ${row.toLowerCase()}`

  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOpen(next)
  }
  const insert = (index: number, one: T, key?: string) => {
    onUpdate((all) => all.toSpliced(index, 0, one))
    return keys.insert(index, key)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || to === from) return
    onUpdate((all) => moved(all, from, to))
    keys.move(from, to)
    setSaid(`${nameOf(rows[from])} is number ${to + 1} of ${rows.length}.`)
  }
  const remove = (index: number) => {
    const one = rows[index]
    if (one === undefined) return
    onUpdate((all) => all.toSpliced(index, 1))
    const key = keys.remove(index)
    const action = { label: 'Undo', onAction: () => void insert(index, one, key) }
    toast({ title: 'Removed', description: nameOf(one), action })
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  const drag = useRowDrag(list, move)

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ListHeading id={id} label={label} hint={hint} />
      <ol ref={list} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((one, index) => {
          const key = keys.all[index] ?? String(index)
          const isOpen = open.has(key) || (hasProblem?.(index) ?? false)
          const name = nameOf(one)
          return (
            <Row
              key={key}
              name={name}
              isOpen={isOpen}
              onToggle={() => toggle(key, !isOpen)}
              onStep={(step) => move(index, index + step)}
              onDrag={(event) => drag(event, index)}
              onRemove={() => remove(index)}
            >
              {isOpen &&
                children(one, index, (part) =>
                  onUpdate((all) =>
                    all.map((old, at) => (at === index ? { ...old, ...part } : old)),
                  ),
                )}
            </Row>
          )
        })}
      </ol>
      <Button
        data-add=""
        className="justify-self-start"
        aria-disabled={rows.length >= max}
        onClick={() => {
          if (rows.length < max) toggle(insert(rows.length, create()), true)
        }}
      >
        <Plus aria-hidden className="size-4" />
        Add {row.toLowerCase()}
      </Button>
      {rows.length >= max && <p className="text-xs text-muted">At most {max} fit.</p>}
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  )
}

type ListHeadingProps = { id: string; label: string; hint: string | undefined }

const ListHeading = ({ id, label, hint }: ListHeadingProps) => (
  <div>
    <h3 id={id} className="text-sm font-semibold">
      {label}
    </h3>
    {hint && <p className="text-xs text-muted">{hint}</p>}
  </div>
)

const moved = <T,>(rows: readonly T[], from: number, to: number): readonly T[] => {
  const one = rows[from]
  return one === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, one)
}
