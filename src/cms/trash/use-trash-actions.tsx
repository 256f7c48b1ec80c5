'use client'

import type { TrashItem } from '#src/contract/trash/trash-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { useDeletePermanently, useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

const said = (description: string) => () => void toast({ title: 'Success', description })
const failed = (description: string) => () =>
  void toast({ variant: 'destructive', title: 'Error', description })

/** Restores without confirmation; confirms permanent deletion, because it cannot be undone. */
export function useTrashActions() {
  const { confirm, dialog } = useConfirm()
  const restoring = useRestoreFromTrash()
  const deletion = useDeletePermanently()

  const restore = (items: readonly TrashItem[]) => {
    const [first] = items
    const what = items.length === 1 ? `"${first?.name}"` : pluralize(items.length, 'item')
    restoring.mutate(items, {
      onSuccess: said(`${what} restored`),
      onError: failed(`Failed to restore ${what}`),
    })
  }

  const remove = async (item: TrashItem) => {
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
