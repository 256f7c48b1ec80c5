import { Button } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import type { PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'

/** Hardly a post is deleted while it is edited. */
const DeletedPostNotice = lazyComponent(
  async () => (await import('./deleted-post-notice.tsx')).DeletedPostNotice,
)

/** Why the last save of a post failed, with the next step; null while there is nothing to say. */
export const postProblem = (state: PostState, store: PostStore) =>
  draftProblem({
    noun: 'post',
    state,
    store,
    // The open dialog says it.
    choice: !('isOpen' in state.status && state.status.isOpen) && (
      <Button onClick={() => store.dispatch({ type: 'conflictOpened' })}>Compare</Button>
    ),
    deletedNotice: (
      <DeletedPostNotice store={store} onLoadError={() => showLoadError('The notice')} />
    ),
  })
