import { postDraftCalls } from '#src/contract/posts/post-draft-calls.ts'
import { useChange } from '#src/queries/use-change.ts'
import { failed, undoAction } from '#src/cms/components/screen/run-action.ts'
import { savedVersion } from '#src/cms/posts/saving/post-draft.ts'
import type { PostDraft, PostStore } from '#src/cms/posts/saving/post-draft.ts'
import { confirm } from '#src/ui/overlays/confirm.tsx'
import { toast } from '#src/ui/toast/toast.ts'

const QUESTION = {
  title: 'Discard unpublished changes?',
  description:
    'The editor returns to the published version. The discarded text stays in the history.',
  confirmLabel: 'Discard',
  isDestructive: true,
}

export function DiscardChanges({ draft, store }: { draft: PostDraft; store: PostStore }) {
  const { mutateAsync, isPending } = useChange(postDraftCalls.discardPostDraft)
  const { id } = draft.stored
  const discard = async () => {
    if (id === null || !(await confirm(QUESTION))) return
    const { form: mine, etag } = store.state().draft
    try {
      store.dispatch({
        type: 'replaced',
        stored: savedVersion(await mutateAsync({ params: { id }, etag })),
      })
      const restore = async () => store.dispatch({ type: 'changed', part: mine })
      toast({ title: 'Changes discarded', action: undoAction(restore) })
    } catch {
      failed('Failed to discard the changes')
    }
  }
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => void discard()}
      className="min-h-6 text-accent underline underline-offset-2 pointer-coarse:min-h-11"
    >
      Discard changes
    </button>
  )
}
