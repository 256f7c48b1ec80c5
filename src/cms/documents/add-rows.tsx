import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { Input } from '#src/ui/controls/input.tsx'
import { isComposing } from '#src/lib/browser/is-composing.ts'

type AddRowsProps<T> = {
  row: string
  room: number
  max: number
  fromText: { example: string; parse: (text: string) => readonly T[] } | undefined
  onAdd: () => void
  onAddAll: (rows: readonly T[]) => void
}

/** Adds an empty row, or the rows of a typed or pasted line. */
export function AddRows<T>({ row, room, max, fromText, onAdd, onAddAll }: AddRowsProps<T>) {
  const [text, setText] = useState('')
  const noun = row.toLowerCase()
  const rows = fromText && text.trim() !== '' ? fromText.parse(text) : []
  const isTooMany = rows.length > room
  const addTyped = () => {
    if (rows.length === 0 || isTooMany) return false
    onAddAll(rows)
    setText('')
    return true
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        {fromText && (
          <Input
            aria-label={`Add several ${noun}s`}
            aria-invalid={isTooMany || undefined}
            placeholder={fromText.example}
            value={text}
            disabled={room <= 0}
            className="min-w-0 flex-1 basis-40"
            onChange={({ target }) => setText(target.value)}
            // Keeps the typed text if the document is published next.
            onBlur={({ relatedTarget }) => {
              if (!(relatedTarget instanceof Element) || !relatedTarget.closest('[data-add]'))
                addTyped()
            }}
            onKeyDown={(event) => {
              const isOfPage = event.ctrlKey || event.metaKey || isComposing(event)
              if (event.key !== 'Enter' || isOfPage) return
              event.preventDefault()
              addTyped()
            }}
          />
        )}
        <Button
          icon={Plus}
          data-add=""
          aria-disabled={room <= 0}
          onClick={() => {
            if (!addTyped() && text.trim() === '') onAdd()
          }}
        >
          Add {noun}
        </Button>
      </div>
      {(room <= 0 || isTooMany) && <p className="text-xs text-muted">At most {max} entries.</p>}
    </div>
  )
}
