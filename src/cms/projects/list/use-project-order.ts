import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { useMoveProject } from '#src/queries/project-queries.ts'
import { failed } from '#src/cms/components/screen/action-toasts.ts'
import { nextIdAt, moveBefore, indexAtY } from './reorder-list.ts'
import { isComposing } from '#src/lib/browser/is-composing.ts'

const STEPS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }
type Dragged = { id: string; before: string | null | undefined }

/** The order of the list: dragged by a handle, or moved by its arrow keys. Each move is stored immediately. */
export function useProjectOrder(projects: readonly ListedProject[]) {
  const { mutate } = useMoveProject(moveBefore)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids = projects.map(({ id }) => id)
  const focusMoved = useFocusAfterMove(ids.join())

  const move = (id: string, before: string | null | undefined) => {
    if (before === undefined) return
    const after = moveBefore(projects, { id, before })
    const index = after.findIndex((one) => one.id === id)
    setAnnouncement(
      `${after[index]?.title ?? ''} moved to position ${index + 1} of ${after.length}.`,
    )
    mutate(
      { params: { id }, body: { before } },
      { onError: () => failed('The new order was not saved. Try again.') },
    )
  }

  const handleProps = (id: string) => ({
    'data-handle': id,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      if (step === undefined || isComposing(event)) return
      event.preventDefault()
      focusMoved(event.currentTarget)
      move(id, nextIdAt(ids, { id, index: ids.indexOf(id) + step }))
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged({ id, before: undefined })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged?.id !== id) return
      const index = indexAtY(event.clientY, middlesOfOthers(event.currentTarget))
      const before = nextIdAt(ids, { id, index })
      if (before !== dragged.before) setDragged({ id, before })
    },
    onPointerUp: () => {
      if (dragged?.id === id) move(id, dragged.before)
      setDragged(null)
    },
    onPointerCancel: () => setDragged(null),
  })
  return { dragged, handleProps, announcement }
}

/** React moves rows in the page, and a moved element loses the focus. */
function useFocusAfterMove(order: string) {
  const handle = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) handle.current?.focus()
    handle.current = null
  }, [order])
  return (element: HTMLElement) => {
    handle.current = element
  }
}

function middlesOfOthers(handle: HTMLElement): number[] {
  const own = handle.closest('li')
  return [...(own?.parentElement?.children ?? [])]
    .filter((row) => row !== own)
    .map((row) => row.getBoundingClientRect())
    .map(({ top, height }) => top + height / 2)
}
