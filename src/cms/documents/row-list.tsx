import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useRowHandle } from '#src/cms/components/list/use-row-handle.ts'
import { AddRows } from './add-rows.tsx'
import { hasProblemAt } from '#src/cms/drafts/draft-kind.ts'
import type { Problems } from '#src/cms/drafts/draft-kind.ts'
import { Row } from './row.tsx'
import { textFields } from './text-field.tsx'
import type { FieldDescription } from './text-field.tsx'
import { useRows } from './use-rows.ts'
import type { RowUpdate } from './use-rows.ts'

type RowParts<T> = {
  row: T
  text: ReturnType<typeof textFields<T>>
  problemOf: (name: keyof T & string) => string | undefined
  change: (part: Partial<T>) => void
}

type RowListProps<T> = {
  path: string
  fields: Readonly<Record<string, FieldDescription>>
  problems: Problems
  label: string
  hint?: string
  level?: 'h2' | 'h3'
  row: string
  rows: readonly T[]
  max: number
  isNewestFirst?: boolean
  create: () => T
  fromText?: { example: string; parse: (text: string) => readonly T[] }
  titleOf: (row: T) => string
  onUpdate: RowUpdate<T>
  children: (parts: RowParts<T>) => ReactNode
}

/** Drag, buttons or arrow keys on a handle reorder rows; Enter goes to the next field, at the end to a new row. */
export function RowList<T>(props: RowListProps<T>) {
  const { label, hint, level: Heading = 'h3', row, rows, max, create, fromText } = props
  const { titleOf, isNewestFirst = false, onUpdate } = props
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const nameOf = (one: T | undefined) => (one && titleOf(one)) || `New ${row.toLowerCase()}`
  const { keys, open, added, announcement, toggle, add, addAll, move, remove } = useRows({
    ...{ rows, max, create, nameOf, onUpdate },
    onRemoved: () => list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus(),
  })
  const handle = useRowHandle({ list, move })

  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div>
        <Heading id={id} className="text-sm font-semibold">
          {label}
        </Heading>
        {hint && <p className="text-xs text-muted">{hint}</p>}
      </div>
      <ol ref={list} aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {rows.map((one, index) => {
          const key = keys[index] ?? String(index)
          // Opens when a field of it was refused.
          const isOpen = open.has(key) || hasProblemAt(props.problems, `${props.path}.${index}`)
          return (
            <Row
              key={key}
              name={nameOf(one)}
              isOpen={isOpen}
              isAdded={key === added}
              onToggle={() => toggle(key, !isOpen)}
              handle={handle(index)}
              onRemove={() => remove(index)}
              onEnter={() => add(index + 1)}
            >
              {isOpen && <RowFields list={props} index={index} />}
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
        {announcement}
      </span>
    </section>
  )
}

function RowFields<T>({ list, index }: { list: RowListProps<T>; index: number }) {
  const { rows, path, fields, problems, onUpdate, children } = list
  const row = rows[index]
  if (row === undefined || row === null) return null
  const change = (part: Partial<T>) =>
    onUpdate((all) => all.map((old, at) => (at === index ? { ...old, ...part } : old)))
  const rowPath = `${path}.${index}.`
  const problemOf = (name: string) => problems[rowPath + name]
  const text = textFields({ fields, value: row, problems, path: rowPath, onChange: change })
  return children({ row, text, problemOf, change })
}
