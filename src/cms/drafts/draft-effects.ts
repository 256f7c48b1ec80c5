import { undoAction } from '#src/cms/components/screen/run-action.ts'
import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { toast } from '#src/ui/toast/toast.ts'
import type { createDraftCopies } from './draft-copies.ts'
import type {
  AnyMode,
  Draft,
  FormProblem,
  OfflineUndo,
  SaveRequest,
  Version,
} from './draft-kind.ts'
import type { DraftEffect } from './draft-machine.ts'
import type { DraftStore } from './draft-store.ts'

export type DraftPort<S extends Version> = {
  noun: string
  subject: ChangeSubject
  save: (request: SaveRequest) => Promise<S>
  /** The newest version; null when it was deleted. */
  read: (id: string | null) => Promise<S | null>
  /** Flushes pending editor changes into the state. */
  readEditor?: () => void
  prepare?: () => Promise<{ filled: Partial<S['form']>; problem: FormProblem | null }>
  onCreated?: ((id: string) => void) | undefined
  onDraft?: ((id: string) => void) | undefined
  openList?: () => void
  keyboardMode?: (draft: Draft<S>) => AnyMode
}

export type EffectPort<S extends Version> = DraftPort<S> & {
  dispatch: DraftStore<S>['dispatch']
  copies: Pick<ReturnType<typeof createDraftCopies>, 'write' | 'schedule' | 'remove' | 'replace'>
  visibleReport: { current: () => void }
}

export async function runDraftEffect<S extends Version>(
  effect: DraftEffect<S>,
  port: EffectPort<S>,
): Promise<void> {
  const { copies, dispatch, visibleReport } = port
  switch (effect.type) {
    case 'prepare': {
      const prepared = (await port.prepare?.()) ?? { filled: {}, problem: null }
      return dispatch({ type: 'prepared', ...prepared, at: new Date() })
    }
    case 'readEditor':
      port.readEditor?.()
      return dispatch({ type: 'prepared', filled: {}, problem: null, at: new Date() })
    case 'send':
      return dispatch(await answerTo(port.save(effect)))
    case 'readRemote': {
      const remote = await port.read(effect.id).catch(() => null)
      // The conflict includes text typed during the requests.
      port.readEditor?.()
      return dispatch({ type: 'remoteRead', error: effect.error, remote, at: new Date() })
    }
    case 'report': {
      const { title, description } = effect
      visibleReport.current = toast({ variant: 'destructive', title, description })
      return
    }
    case 'dismissReport':
      return visibleReport.current()
    case 'showCreated':
      return port.onCreated?.(effect.id)
    case 'showDraft':
      return port.onDraft?.(effect.id)
    case 'offerUndo':
      toast({ title: 'Post unpublished', ...offlineUndo(effect.undo, port) })
      return
    case 'openList': {
      const { notice, undo } = effect
      await copies.remove()
      toast({ title: 'Success', description: notice, ...(undo && offlineUndo(undo, port)) })
      // The form stays inert until the navigation completes: later input would be lost.
      return port.openList?.()
    }
    case 'scheduleCopy':
      return copies.schedule()
    case 'writeCopy':
      return effect.replaces ? copies.replace(effect.replaces) : copies.write()
    case 'deleteCopy':
      return copies.remove()
  }
}

const answerTo = <S extends Version>(save: Promise<S>) =>
  save.then(
    (saved) => ({ type: 'stored', saved, at: new Date() }) as const,
    (error: unknown) => ({ type: 'failed', error }) as const,
  )

/** Puts it online again, as it was; the editor may be closed by then. */
const offlineUndo = <S extends Version>(
  { sent, request }: OfflineUndo<S>,
  { save, dispatch }: EffectPort<S>,
) => ({
  action: undoAction(async () =>
    dispatch({ type: 'putBack', sent, saved: await save(request), at: new Date() }),
  ),
})
