import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { undoAction } from '#src/cms/components/undo.ts'
import { lockLocalCopy } from '#src/lib/browser/local-copies.ts'
import type { WithETag } from '#src/queries/client.ts'
import { readOpenedPost, useSavePostDraft } from '#src/queries/post-draft-queries.ts'
import { useCreatePost, useUpdatePost } from '#src/queries/post-queries.ts'
import { toast, toastStore } from '#src/ui/toast/toast-store.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { createLocalAutosave } from './local-autosave.ts'
import type { DraftRequest, OfflineUndo, SaveEffect, SendRequest } from './save-machine.ts'
import type { SaveStore } from './save-store.ts'

type EditorPorts = {
  /** Brings what the editor has not emitted yet into the state. */
  readEditor: () => void
  /** Waits for uploads, and completes the form; the problem when an upload failed. */
  prepare: () => Promise<{ filled: Partial<PostForm>; problem: FormProblem | null }>
  /** A new post was stored, and stays open. */
  onCreated: ((id: string) => void) | undefined
  /** The draft of a new post was stored. */
  onDraft: ((id: string) => void) | undefined
}

/** Runs the effects of saving in this screen. */
export function useSaveEffects(store: SaveStore, editor: EditorPorts) {
  const router = useRouter()
  const creation = useCreatePost()
  const update = useUpdatePost()
  const draft = useSavePostDraft()
  const [copies] = useState(() => createLocalAutosave(store))
  const shownReport = useRef(0)
  useEffect(() => lockLocalCopy(copies.key), [copies])

  const ports = {
    ...editor,
    ...{ dispatch: store.dispatch, copies, shownReport },
    save: ({ id, body, etag, key }: SendRequest) =>
      id === null ? creation.mutateAsync({ body, key }) : update.mutateAsync({ id, body, etag }),
    saveDraft: draft.mutateAsync,
    readOpenedPost,
    openList: () => router.push('/cms/blog'),
  }
  useLayoutEffect(() => store.connect((effect) => void runSaveEffect(effect, ports)))
}

export type SavePorts = EditorPorts & {
  dispatch: SaveStore['dispatch']
  copies: Pick<ReturnType<typeof createLocalAutosave>, 'write' | 'schedule' | 'remove' | 'replace'>
  /** Id of the toast that names the last failure. */
  shownReport: { current: number }
  save: (request: SendRequest) => Promise<WithETag<Post>>
  saveDraft: (request: DraftRequest) => Promise<WithETag<Post>>
  readOpenedPost: typeof readOpenedPost
  openList: () => void
}

/** Runs one effect: a request, a toast, a local copy or a navigation. */
export async function runSaveEffect(effect: SaveEffect, ports: SavePorts): Promise<void> {
  const { copies, dispatch, shownReport } = ports
  switch (effect.type) {
    case 'prepare':
      return dispatch({ type: 'prepared', ...(await ports.prepare()), at: new Date() })
    case 'readEditor':
      ports.readEditor()
      return dispatch({ type: 'prepared', filled: {}, problem: null, at: new Date() })
    case 'send':
      return dispatch(await answerTo(ports.save(effect)))
    case 'sendDraft':
      return dispatch(await answerTo(ports.saveDraft(effect)))
    case 'readTheirs': {
      const theirs = await ports.readOpenedPost(effect.id).catch(() => null)
      // The conflict shows what was typed while the requests ran.
      ports.readEditor()
      return dispatch({ type: 'theirsRead', error: effect.error, theirs, at: new Date() })
    }
    case 'report': {
      const { title, description } = effect
      shownReport.current = toast({ variant: 'destructive', title, description })
      return
    }
    case 'dismissReport':
      return toastStore.dismiss(shownReport.current)
    case 'showCreated':
      return ports.onCreated?.(effect.id)
    case 'showDraft':
      return ports.onDraft?.(effect.id)
    case 'offerUndo':
      toast({ title: 'Taken offline', ...offlineUndo(effect.undo, ports) })
      return
    case 'openList':
      await copies.remove()
      toast({
        title: 'Success',
        description: effect.notice,
        ...(effect.undo && offlineUndo(effect.undo, ports)),
      })
      // The form stays inert until the navigation completes: later input would be lost.
      return ports.openList()
    case 'scheduleCopy':
      return copies.schedule()
    case 'writeCopy':
      return effect.replaces ? copies.replace(effect.replaces) : copies.write()
    case 'deleteCopy':
      return copies.remove()
  }
}

const answerTo = (save: Promise<WithETag<Post>>) =>
  save.then(
    (saved) => ({ type: 'stored', saved, at: new Date() }) as const,
    (error: unknown) => ({ type: 'failed', error }) as const,
  )

/** Puts the post online again, as it was; the editor may be closed by then. */
const offlineUndo = ({ sent, request }: OfflineUndo, { save, dispatch }: SavePorts) => ({
  action: undoAction(async () =>
    dispatch({ type: 'replaced', sent, saved: await save(request), at: new Date() }),
  ),
})
