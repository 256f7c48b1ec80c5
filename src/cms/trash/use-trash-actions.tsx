'use client'

import { useRouter } from 'next/navigation'
import { trashCalls } from '#src/contract/trash/trash-calls.ts'
import type { TrashItem } from '#src/contract/trash/trash-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { documentLink } from '#src/cms/components/document-link.ts'
import { noticesOf } from '#src/cms/components/notices.ts'
import { useConfirm } from '#src/ui/overlays/use-confirm.tsx'

/** Restores without confirmation; confirms permanent deletion, because it cannot be undone. */
export function useTrashActions() {
  const { confirm, dialog } = useConfirm()
  const router = useRouter()
  const restoring = useRestoreFromTrash()
  const deletion = useChange(trashCalls.deleteForGood)

  const restore = (items: readonly TrashItem[]) => {
    const [first] = items
    const only = items.length === 1 ? first : undefined
    const what = only ? `"${only.name}"` : pluralize(items.length, 'item')
    const action = only && { label: 'Open', onAction: () => router.push(documentLink(only)) }
    restoring.mutate(items, noticesOf(`${what} restored`, `Failed to restore ${what}`, { action }))
  }

  const remove = async (item: TrashItem) => {
    const question = {
      title: `Delete "${item.name}" permanently?`,
      description: 'This cannot be undone.',
      confirmLabel: 'Delete permanently',
      isDestructive: true,
    }
    if (!(await confirm(question))) return
    const { kind, id, name } = item
    const [done, failure] = [`"${name}" permanently deleted`, `Failed to delete "${name}"`]
    deletion.mutate({ params: { kind, id } }, noticesOf(done, failure))
  }

  return { restore, remove, isBusy: restoring.isPending || deletion.isPending, dialog }
}
