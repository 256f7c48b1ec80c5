import { useState } from 'react'
import type { RefObject } from 'react'
import { projectCalls } from '#src/contract/projects/project-calls.ts'
import type { ListedProject } from '#src/contract/projects/project-schemas.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed } from '#src/cms/components/screen/run-action.ts'
import { moveRow, useRowHandle } from '#src/cms/components/list/use-row-handle.ts'

type Move = { id: string; before: string | null }

export function moveBefore<T extends { id: string }>(
  list: readonly T[],
  { id, before }: Move,
): T[] {
  const item = list.find((one) => one.id === id)
  const others = list.filter((one) => one.id !== id)
  const index = before === null ? others.length : others.findIndex((one) => one.id === before)
  return item && index >= 0 ? others.toSpliced(index, 0, item) : [...list]
}

/** The order of the list. A move by a handle is stored when it ends. */
export function useProjectOrder(
  projects: readonly ListedProject[],
  list: RefObject<HTMLElement | null>,
) {
  const { mutate } = useChange(projectCalls.moveProject, {
    optimistic: (all: ListedProject[], { params: { id }, body }) =>
      moveBefore(all, { id, ...body }),
    isInOrder: true,
  })
  const [moved, setMoved] = useState<readonly string[] | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const order = moved ?? projects.map(({ id }) => id)

  const store = (from: number, to: number) => {
    const project = projects[from]
    if (!project || from === to) return setMoved(null)
    setAnnouncement(`${project.title} moved to position ${to + 1} of ${projects.length}.`)
    mutate(
      { params: { id: project.id }, body: { before: projects.toSpliced(from, 1)[to]?.id ?? null } },
      {
        onError: () => failed('The new order was not saved. Try again.'),
        onSettled: () => setMoved(null),
      },
    )
  }
  const handle = useRowHandle({
    list,
    move: (from, to) => setMoved(moveRow(order, from, to)),
    onEnd: store,
  })
  return {
    rows: order.flatMap((id) => projects.find((one) => one.id === id) ?? []),
    handle,
    announcement,
  }
}
