'use client'

import clsx from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { usePosition, useVirtualRows } from './use-virtual-rows.ts'

export type TableSort = { by: string; isDescending: boolean }

export type TableColumn<T> = {
  id: string
  label: string
  /** The label is for screen readers only, for example of a column of buttons. */
  isLabelHidden?: true
  /** Width, alignment, and the screens without this column. */
  className?: string
  cell: (item: T) => ReactNode
  /** The header sorts by it, `sortsDown` descending at first: newest, longest. */
  sortsBy?: string
  sortsDown?: true
}

type VirtualTableProps<T> = {
  label: string
  columns: readonly TableColumn<T>[]
  items: readonly T[]
  keyOf: (item: T) => string
  isSelected: (item: T) => boolean
  sort: TableSort
  onSort: (sort: TableSort) => void
  rowHeight: number
  /** Pixels at the top of the window that something else covers. */
  headerTop: number
}

export function VirtualTable<T>(props: VirtualTableProps<T>) {
  const { label, columns, items, keyOf, isSelected, sort, onSort, rowHeight, headerTop } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const { top } = usePosition(body)
  const count = items.length
  const { drawn, measure, before, after } = useVirtualRows({
    count,
    itemCount: count,
    rowHeight,
    top,
  })
  return (
    <table
      aria-label={label}
      // Most rows are not in the DOM.
      aria-rowcount={count + 1}
      className="w-full table-fixed border-separate border-spacing-0 text-left"
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <HeaderCell
              key={column.id}
              column={column}
              sort={sort}
              onSort={onSort}
              top={headerTop}
            />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Spacer height={before} />
        {drawn.map(({ index }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <tr
                key={keyOf(item)}
                ref={measure}
                data-index={index}
                aria-rowindex={index + 2}
                data-selected={isSelected(item)}
                className="hover:bg-surface data-[selected=true]:bg-raised"
              >
                {columns.map(({ id, cell, className }) => (
                  <td
                    key={id}
                    className={clsx(
                      'border-b border-border px-2 py-1.5 align-middle wrap-anywhere',
                      className,
                    )}
                  >
                    {cell(item)}
                  </td>
                ))}
              </tr>
            )
          )
        })}
        <Spacer height={after} />
      </tbody>
    </table>
  )
}

/** In place of the rows above or below. One cell: a span over columns that this screen does not show would add them. */
function Spacer({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden>
      <td className="p-0" style={{ height }} />
    </tr>
  )
}

type HeaderCellProps<T> = Pick<VirtualTableProps<T>, 'sort' | 'onSort'> & {
  column: TableColumn<T>
  top: number
}

function HeaderCell<T>({ column, sort, onSort, top }: HeaderCellProps<T>) {
  const { label, isLabelHidden, className, sortsBy, sortsDown = false } = column
  const isSorted = sortsBy === sort.by
  const direction = sort.isDescending ? 'descending' : 'ascending'
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      style={{ top }}
      className={clsx(
        'sticky z-10 border-b border-control bg-bg px-2 py-1 font-mono text-xs font-medium text-muted',
        className,
      )}
    >
      {sortsBy ? (
        <button
          type="button"
          className="-mx-1 inline-flex min-h-8 items-center gap-1 rounded-chip px-1 hover:text-text pointer-coarse:min-h-11"
          onClick={() =>
            onSort({ by: sortsBy, isDescending: isSorted ? !sort.isDescending : sortsDown })
          }
        >
          {label}
          {isSorted && <Arrow aria-hidden className="size-3.5" />}
        </button>
      ) : (
        <span className={clsx(isLabelHidden && 'sr-only')}>{label}</span>
      )}
    </th>
  )
}
