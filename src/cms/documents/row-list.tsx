'use client'

import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { AddRows } from './add-rows.tsx'
import { Row } from './row.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { useRows } from './use-rows.ts'
import type { RowUpdate } from './use-rows.ts'

type RowListProps<T> = {
  label: string
  hint?: string
  /** Of its label; below the title of a card by default. */
  level?: 'h2' | 'h3'
  /** What one is called: 'Job'. */
  row: string
  rows: readonly T[]
  max: number
  /** New rows are added at the top. */
  isNewestFirst?: boolean
  /** A new one. */
  create: () => T
  /** Several at once, from one line of text. */
  fromText?: { example: string; parse: (text: string) => readonly T[] }
  /** Names a row while it is closed. */
  titleOf: (row: T) => string
  /** Whether a field of this row was refused: it opens. */
  hasProblem?: (index: number) => boolean
  onUpdate: RowUpdate<T>
  children: (row: T, index: number, change: (part: Partial<T>) => void) => ReactNode
}

/**
 * A list whose rows are added, removed with undo, and reordered: by drag, by buttons, or by the arrow keys on a handle.
 * Enter goes on to the next field, and from the last one to a new row.
 */
export function RowList<T>(props: RowListProps<T>) {
  const { label, hint, level = 'h3', row, rows, max, create, fromText } = props
  const { titleOf, hasProblem, isNewestFirst = false, onUpdate, children } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const nameOf = (one: T | undefined) => (one && titleOf(one)) || `New ${row.toLowerCase()}`
  const { keys, open, added, said, toggle, add, addAll, move, remove } = useRows({
    ...{ rows, max, create, nameOf, onUpdate },
    onRemoved: () => list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus(),
  })
  const drag = useRowDrag(list, move)

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <ListHeading id={id} label={label} hint={hint} level={level} />
      <ol ref={list} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((one, index) => {
          const key = keys[index] ?? String(index)
          const isOpen = open.has(key) || (hasProblem?.(index) ?? false)
          return (
            <Row
              key={key}
              name={nameOf(one)}
              isOpen={isOpen}
              isAdded={key === added}
              onToggle={() => toggle(key, !isOpen)}
              onStep={(step) => move(index, index + step)}
              onDrag={(event) => drag(event, index)}
              onRemove={() => remove(index)}
              onEnter={() => add(index + 1)}
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
      <AddRows
        row={row}
        room={max - rows.length}
        max={max}
        fromText={fromText}
        onAdd={() => add(isNewestFirst ? 0 : rows.length)}
        onAddAll={addAll}
      />
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  )
}

type ListHeadingProps = {
  id: string
  label: string
  hint: string | undefined
  level: 'h2' | 'h3'
}

const ListHeading = ({ id, label, hint, level: Heading }: ListHeadingProps) => (
  <div>
    <Heading id={id} className="text-sm font-semibold">
      {label}
    </Heading>
    {hint && <p className="text-xs text-muted">{hint}</p>}
  </div>
)
