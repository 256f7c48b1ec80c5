import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LIMITS } from '#src/contract/limits.ts'
import type { TrashKind } from '#src/contract/trash/trash-calls.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { runAction, undoAction } from '#src/cms/components/screen/run-action.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'

/** Note for the confirmation of an action that moves something to the trash. */
export const TRASH_NOTE = `You can restore it for ${LIMITS.trashDays} days.`

type Deletion<T> = {
  kind: TrashKind
  noun: string
  /** The noun in the messages about a single item. */
  nounOfOne?: string
  nameOf: (item: T) => string
  note?: (ids: readonly string[]) => ReactNode
  listOf: (item: T) => QueryKey
  deleteOne?: (id: string) => Promise<unknown>
  /** Resolves to the ids of the deleted items, or to nothing if it deletes all or none. */
  deleteSeveral?: (ids: string[]) => Promise<string[] | void>
  /** Used for the undo instead of the restoration from the trash. */
  restore?: (ids: string[]) => Promise<unknown>
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Asks with the same text for all lists (S2-cms-blog-21), deletes the items, and offers to undo it. */
export function useDeletion<T extends { id: string }>(deletion: Deletion<T>) {
  const { kind, noun, nounOfOne = noun, nameOf, note, listOf, deleteOne, deleteSeveral } = deletion
  const client = useQueryClient()
  const { mutateAsync } = useRestoreFromTrash()
  const { restore = (ids) => mutateAsync(ids.map((id) => ({ kind, id }))) } = deletion

  return async (items: readonly T[]) => {
    const [first, ...others] = items
    if (!first) return
    const isOne = others.length === 0
    let ids = items.map(({ id }) => id)
    const question = {
      title: `Are you sure you want to delete ${isOne ? nameOf(first) : pluralize(ids.length, noun)}?`,
      description: TRASH_NOTE,
      note: note?.(ids),
      confirmLabel: 'Delete',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    await runAction({
      ids,
      listed: () => client.getQueryData<readonly T[]>(listOf(first)),
      send: async () => {
        if (isOne && deleteOne) await deleteOne(first.id)
        else ids = (await deleteSeveral?.(ids)) ?? ids
      },
      action: undoAction(() => restore(ids)),
      done: () => {
        const one = isOne ? nounOfOne : noun
        return `${ids.length === 1 ? capitalized(one) : pluralize(ids.length, noun)} deleted successfully`
      },
      failure: `Failed to delete ${isOne ? nounOfOne : `${noun}s`}`,
    })
  }
}
