import { useState } from 'react'
import { moveRow } from '#src/cms/components/list/use-row-handle.ts'
import { toast } from '#src/ui/toast/toast.ts'
import { randomKey } from '#src/lib/random-key.ts'

export type RowUpdate<T> = (change: (rows: readonly T[]) => T[]) => void

type Rows<T> = {
  rows: readonly T[]
  max: number
  create: () => T
  nameOf: (row: T | undefined) => string
  onUpdate: RowUpdate<T>
  onRemoved: () => void
}

export function useRows<T>({ rows, max, create, nameOf, onUpdate, onRemoved }: Rows<T>) {
  const keys = useRowKeys(rows.length)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

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
  const add = (index: number) => {
    if (rows.length >= max) return
    const key = insert(index, create())
    setAdded(key)
    toggle(key, true)
  }
  const addAll = (several: readonly T[]) => {
    several.forEach((one, index) => insert(rows.length + index, one))
    setAnnouncement(`Added ${several.map(nameOf).join(', ')}.`)
  }
  const move = (from: number, to: number) => {
    onUpdate((all) => moveRow(all, from, to))
    keys.move(from, to)
    setAnnouncement(`${nameOf(rows[from])} moved to position ${to + 1} of ${rows.length}.`)
  }
  const remove = (index: number) => {
    const one = rows[index]
    if (one === undefined) return
    onUpdate((all) => all.toSpliced(index, 1))
    const key = keys.remove(index)
    const action = { label: 'Undo', onAction: () => void insert(index, one, key) }
    toast({ title: 'Removed', description: nameOf(one), action })
    onRemoved()
  }
  return { keys: keys.all, open, added, announcement, toggle, add, addAll, move, remove }
}

const fresh = (count: number) => Array.from({ length: count }, randomKey)

/** Keys that stay with their rows, which have no ids: a moved row keeps its focus and its open state. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState(() => fresh(count))
  // Rows that came from elsewhere.
  const all = keys.length === count ? keys : [...keys, ...fresh(count)].slice(0, count)
  if (all !== keys) setKeys(all)
  return {
    all,
    insert: (index: number, key = randomKey()) => {
      setKeys((now) => now.toSpliced(index, 0, key))
      return key
    },
    remove: (index: number) => {
      setKeys((now) => now.toSpliced(index, 1))
      return all[index]
    },
    move: (from: number, to: number) => setKeys((now) => moveRow(now, from, to)),
  }
}
