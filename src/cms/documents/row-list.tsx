'use client'

import { ChevronDown, ChevronUp, GripVertical, Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useRowDrag } from './use-row-drag.ts'
import { useRowKeys } from './use-row-keys.ts'

export type RowUpdate<T> = (change: (rows: readonly T[]) => readonly T[]) => void

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
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {hint && <p className="text-xs text-muted">{hint}</p>}
      </div>
      <ol ref={list} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((one, index) => {
          const key = keys.all[index] ?? String(index)
          const isOpen = open.has(key) || (hasProblem?.(index) ?? false)
          const name = nameOf(one)
          return (
            <li key={key} className="rounded-card border border-border bg-surface">
              <div className="flex items-center gap-1 p-1">
                <IconButton
                  label={`Move ${name}`}
                  title="Drag, or press the arrow keys"
                  icon={<GripVertical aria-hidden className="size-4" />}
                  className="cursor-grab touch-none"
                  onKeyDown={(event) => moveByKey(event, (step) => move(index, index + step))}
                  onPointerDown={(event) => drag(event, index)}
                />
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => toggle(key, !isOpen)}
                  className="control-size flex min-w-0 flex-1 items-center gap-2 rounded-chip px-2 text-left text-sm hover:bg-raised"
                >
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  {isOpen ? (
                    <ChevronUp aria-hidden className="size-4 shrink-0 text-muted" />
                  ) : (
                    <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
                  )}
                </button>
                <IconButton
                  label={`Remove ${name}`}
                  icon={<Trash2 aria-hidden className="size-4" />}
                  onClick={() => remove(index)}
                />
              </div>
              {isOpen && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border p-4">
                  {children(one, index, (part) =>
                    onUpdate((all) =>
                      all.map((old, at) => (at === index ? { ...old, ...part } : old)),
                    ),
                  )}
                </div>
              )}
            </li>
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

const moved = <T,>(rows: readonly T[], from: number, to: number): readonly T[] => {
  const one = rows[from]
  return one === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, one)
}

function moveByKey(event: KeyboardEvent, move: (step: number) => void) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  move(step)
}
