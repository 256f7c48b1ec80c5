import { Button } from '#src/ui/controls/button.tsx'
import { lazyComponent } from '#src/ui/lazy-component.tsx'
import { showLoadError } from '#src/ui/load-error-toast.ts'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import type { PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'

/** Hardly a post is deleted while it is edited. */
const GoneNotice = lazyComponent(async () => (await import('./gone-notice.tsx')).GoneNotice)

/** Why the last save of a post failed, with the next step; null while there is nothing to say. */
export const postProblem = (state: PostState, store: PostStore) =>
  draftProblem({
    what: 'post',
    state,
    store,
    // The open dialog says it.
    choice: !('isOpen' in state.status && state.status.isOpen) && (
      <Button onClick={() => store.dispatch({ type: 'conflictOpened' })}>Compare</Button>
    ),
    gone: <GoneNotice store={store} onLoadError={() => showLoadError('The notice')} />,
  })
