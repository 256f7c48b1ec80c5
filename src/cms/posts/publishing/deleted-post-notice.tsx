import { postCalls } from '#src/contract/posts/post-calls.ts'
import { failed } from '#src/cms/components/screen/action-toasts.ts'
import { saveAsNew } from '#src/cms/drafts/draft-problem.tsx'
import { readOpenedPost } from '#src/queries/post-queries.ts'
import { useChange } from '#src/queries/use-change.ts'
import { openedVersion } from '#src/cms/posts/saving/post-draft.ts'
import type { PostStore } from '#src/cms/posts/saving/post-draft.ts'
import { Button } from '#src/ui/controls/button.tsx'

export function DeletedPostNotice({ store }: { store: PostStore }) {
  const { mutateAsync, isPending } = useChange(postCalls.restorePost)
  const restore = async () => {
    const { id } = store.state().draft.stored
    const newest =
      id &&
      (await mutateAsync(id).then(
        () => readOpenedPost(id),
        () => null,
      ))
    if (!newest) return failed('The post could not be restored. Your text is kept in this tab.')
    store.dispatch({ type: 'broughtBack', newest: openedVersion(newest) })
    store.dispatch({ type: 'requested', mode: 'auto' })
  }
  return (
    <>
      <p className="min-w-0 text-xs">This post was deleted. Your text is kept in this tab.</p>
      <span className="flex shrink-0 gap-2">
        <Button disabled={isPending} onClick={() => void restore()}>
          Restore
        </Button>
        <Button disabled={isPending} onClick={() => saveAsNew(store)}>
          Save as new
        </Button>
      </span>
    </>
  )
}
