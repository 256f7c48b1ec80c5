import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'
import { LazyConfirmDialog } from '#src/ui/overlays/lazy-confirm-dialog.tsx'

type OfflineDialogProps = { state: PostState; store: PostStore; onClose: () => void }

/** Asks before a save takes a live post offline, whatever set its status. */
export function OfflineDialog({ state: { draft }, store, onClose }: OfflineDialogProps) {
  const { form, stored } = draft
  const isPlanned = form.status === 'scheduled' && isFuture(plannedTime(form))
  const question = {
    title: 'Take this post offline?',
    description: isPlanned
      ? `Visitors will not find it at /blog/${stored.form.slug} until the planned time.`
      : `Visitors will not find it at /blog/${stored.form.slug} any more. The text stays here as a draft.`,
    confirmLabel: 'Take offline',
    isDestructive: true,
  }
  return (
    <LazyConfirmDialog
      question={question}
      onAnswer={(isConfirmed) =>
        isConfirmed ? store.dispatch({ type: 'offlineAnswered', isConfirmed }) : onClose()
      }
    />
  )
}
