import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'
import { LazyConfirmDialog } from '#src/ui/overlays/lazy-confirm-dialog.tsx'

type OfflineDialogProps = { state: PostState; store: PostStore }

/** Asks before a save takes a live post offline, whatever set its status. */
export function OfflineDialog({ state: { draft }, store }: OfflineDialogProps) {
  const { form, stored } = draft
  const isPlanned = form.status === 'scheduled' && isFuture(plannedTime(form))
  const question = {
    title: 'Unpublish this post?',
    description: isPlanned
      ? `Visitors will not be able to open /blog/${stored.form.slug} until the scheduled time.`
      : `Visitors will no longer be able to open /blog/${stored.form.slug}. The text stays here as a draft.`,
    confirmLabel: 'Unpublish',
    isDestructive: true,
  }
  return (
    <LazyConfirmDialog
      question={question}
      onAnswer={(isConfirmed) => store.dispatch({ type: 'offlineAnswered', isConfirmed })}
    />
  )
}
