import { Undo2 } from 'lucide-react'
import { activityCalls } from '#src/contract/activity/activity-calls.ts'
import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'
import { trashKindSchema } from '#src/contract/trash/trash-schemas.ts'
import { useRestoreFromTrash } from '#src/queries/trash-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { useRefresh } from '#src/queries/use-refresh.ts'
import { failedBecause, succeeded } from '#src/cms/components/notices.ts'
import { Button } from '#src/ui/controls/button.tsx'

/** Undoes what an entry names: restores what it deleted, or brings the former states of posts back. */
export function ActivityActions({ entry }: { entry: ActivityEntry }) {
  const refresh = useRefresh()
  const restore = useRestoreFromTrash()
  const undo = useChange(activityCalls.undoActivity)
  const { action, items, target, canUndo } = entry
  const deleted = [...(target ? [target] : []), ...items].flatMap(({ kind, id, isTrashed }) => {
    const { data } = trashKindSchema.safeParse(kind)
    return data && isTrashed ? { kind: data, id } : []
  })
  const isRestore = action === 'delete' && deleted.length > 0
  if (!isRestore && !canUndo) return null

  const run = async () => {
    try {
      if (isRestore) await restore.mutateAsync(deleted).finally(() => void refresh())
      else await undo.mutateAsync(entry.id)
      succeeded(isRestore ? 'Restored' : 'Undone')
    } catch (error) {
      failedBecause(error, isRestore ? 'Failed to restore' : 'Failed to undo')
    }
  }
  return (
    <Button disabled={restore.isPending || undo.isPending} onClick={() => void run()}>
      <Undo2 aria-hidden className="size-4" />
      {isRestore ? 'Restore' : 'Undo'}
      <span className="sr-only"> {entry.subject}</span>
    </Button>
  )
}
