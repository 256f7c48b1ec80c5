'use client'

import type { Trashed } from '#src/contract/trash.ts'
import { useDeleteForGood, useTakeBack } from '#src/queries/trash.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/use-confirm.tsx'

const said = (description: string) => () => void toast({ title: 'Success', description })
const failed = (description: string) => () =>
  void toast({ variant: 'destructive', title: 'Error', description })

/** Takes back at once; deletes for good only after a question, because nothing brings that back. */
export function useTrashActions() {
  const { confirm, dialog } = useConfirm()
  const restoring = useTakeBack()
  const deletion = useDeleteForGood()

  const restore = (item: Trashed) =>
    restoring.mutate(item, {
      onSuccess: said(`"${item.name}" restored`),
      onError: failed(`Failed to restore "${item.name}"`),
    })

  const remove = async (item: Trashed) => {
    const question = {
      title: `Delete "${item.name}" permanently?`,
      description: 'This cannot be undone.',
      confirmLabel: 'Delete permanently',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    deletion.mutate(item, {
      onSuccess: said(`"${item.name}" permanently deleted`),
      onError: failed(`Failed to delete "${item.name}"`),
    })
  }

  return { restore, remove, isBusy: restoring.isPending || deletion.isPending, dialog }
}
