import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { isUnsaved } from './draft-kind.ts'
import type {
  AnyMode,
  Draft,
  DraftKind,
  FormProblem,
  OfflineUndo,
  Problems,
  SaveMode,
  SaveRequest,
  UnsavedForm,
  Version,
} from './draft-kind.ts'

/** Why the last save failed, until another result replaces it. `offline`: no response. `gone`: it was deleted. */
export type Failure = {
  kind: 'refused' | 'signedOut' | 'offline' | 'gone'
  problems: Problems
  mode: AnyMode
  /** The server could not answer: the same request may succeed later. */
  isTemporary?: boolean
}

/** Saved elsewhere since it was opened here; `mode`: mode of the save that detected it. */
export type Conflict<S extends Version = Version> = {
  kind: 'conflict'
  problems: Problems
  remote: S
  mode: AnyMode
  /** An automatic save that finds one does not interrupt the writing. */
  isOpen: boolean
  error: unknown
}

type OfflineQuestion = { kind: 'asking'; mode: SaveMode; previous: Failure | null }

export type Saving<S extends Version = Version> = {
  kind: 'saving'
  mode: AnyMode
  /** Save requested during this one; it includes text typed in the meantime. */
  next: AnyMode | null
  /** State at the first of these saves: a document created and then updated counts as created. */
  isNew: boolean
  isRepeated: boolean
  /** The form in the request; null while uploads are awaited. */
  sent: S['form'] | null
  previous: Failure | null
  isConfirmed?: boolean
}

type Status<S extends Version = Version> =
  | { kind: 'idle' }
  | Saving<S>
  | Failure
  | Conflict<S>
  | OfflineQuestion
  | { kind: 'leaving' }

export type DraftState<S extends Version = Version> = {
  kind: DraftKind<S>
  status: Status<S>
  draft: Draft<S>
  /** Until the first save that was asked for, although a draft may exist by then. */
  isNew: boolean
  savedAt: Date | null
  /** Forms sent without a known outcome since the last success: any of them may be stored. */
  unanswered: readonly S['form'][]
  isDiscarded: boolean
  /** Changes when the form is replaced from outside, to remount fields with local state. */
  revision: number
}

export type DraftEvent<S extends Version = Version> =
  | {
      type: 'changed'
      part: Partial<S['form']>
      /** Not by a field, which shows it already. */
      isFromElsewhere?: boolean
    }
  | { type: 'restored'; copy: LocalCopy<UnsavedForm<S['form']>> }
  /** The page may be killed without another event. */
  | { type: 'hidden' }
  | { type: 'discarded' }
  /** `isConfirmed`: that it takes the document offline was shown before. */
  | { type: 'requested'; mode: AnyMode; isConfirmed?: boolean }
  | { type: 'prepared'; filled: Partial<S['form']>; problem: FormProblem | null; at: Date }
  | { type: 'stored'; saved: S; at: Date }
  | { type: 'failed'; error: unknown }
  | { type: 'remoteRead'; error: unknown; remote: S | null; at: Date }
  | { type: 'offlineAnswered'; isConfirmed: boolean }
  /** An undo published it again; `sent` is the form stored now. */
  | { type: 'putBack'; sent: S['form']; saved: S; at: Date }
  /** The server has another version, which is edited from here on: a restored one, an import. */
  | { type: 'replaced'; stored: S }
  /** The newest version was read, because something was saved elsewhere. */
  | { type: 'readAgain'; newest: S }
  /** It was deleted elsewhere. */
  | { type: 'goneFound' }
  /** The deleted document is restored from the trash. */
  | { type: 'broughtBack'; newest: S }
  /** The deleted document continues as a new one, with a new idempotency key. */
  | { type: 'detached'; key: string }
  | { type: 'conflictOpened' }
  | { type: 'conflictClosed' }
  | { type: 'conflictResolved'; form: S['form']; remote: S; isSaved: boolean }

export type DraftEffect<S extends Version = Version> =
  | { type: 'prepare' }
  /** Brings what was typed into the state, without waiting for uploads. */
  | { type: 'readEditor' }
  | ({ type: 'send' } & SaveRequest)
  | { type: 'readRemote'; id: string | null; error: unknown }
  | { type: 'report'; title: string; description: string }
  | { type: 'dismissReport' }
  | { type: 'showCreated'; id: string }
  /** The draft of a new document is stored: a reload continues with it. */
  | { type: 'showDraft'; id: string }
  | { type: 'openList'; notice: string; undo?: OfflineUndo<S> }
  | { type: 'offerUndo'; undo: OfflineUndo<S> }
  | { type: 'scheduleCopy' }
  /** Writes immediately; `replaces` is the key of the restored copy. */
  | { type: 'writeCopy'; replaces?: string }
  | { type: 'deleteCopy' }

export type Transition<S extends Version = Version> = {
  state: DraftState<S>
  effects: readonly DraftEffect<S>[]
}
export type EventOf<T extends DraftEvent['type']> = Extract<DraftEvent, { type: T }>

export const to = (state: DraftState, ...effects: DraftEffect[]): Transition => ({ state, effects })

/** How the running save ends; null when none runs that was asked for. */
export function runningMode({ status }: DraftState): SaveMode | null {
  if (status.kind === 'leaving') return 'leave'
  if (status.kind !== 'saving') return null
  const { next, mode } = status
  if (next !== null && next !== 'auto') return next
  return mode === 'auto' ? null : mode
}

/** Whether leaving now would lose text. */
export const hasUnsavedText = ({ draft, isDiscarded }: DraftState): boolean =>
  !isDiscarded && isUnsaved(draft)

const NONE: Problems = {}

/** Why the last save failed; a running save leaves it there until it sends. */
export function lastFailure({ status }: DraftState): Failure | Conflict | null {
  const shown = 'previous' in status ? status.previous : status
  return shown && 'problems' in shown ? shown : null
}

export const visibleProblems = (state: DraftState): Problems => lastFailure(state)?.problems ?? NONE

export const reportFailure = ({ kind, isNew }: DraftState, error: unknown): DraftEffect => ({
  type: 'report',
  title: 'Error',
  description: kind.failureText(isNew, error),
})

export const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof RequestError) || error.status >= 500

export function failureOf(kind: DraftKind, error: unknown, mode: AnyMode): Failure {
  const problems = serverProblems(kind, error)
  if (!(error instanceof RequestError)) return { kind: 'offline', problems, mode }
  if (error.status === 401) return { kind: 'signedOut', problems: {}, mode }
  if (error.status === 404) return { kind: 'gone', problems: {}, mode }
  const isTemporary = error.status >= 500 || error.status === 429
  return { kind: 'refused', problems, mode, ...(isTemporary && { isTemporary }) }
}

export function serverProblems(kind: DraftKind, error: unknown): Problems {
  if (!(error instanceof RequestError)) return {}
  const fields = Object.entries(error.fields).map(([path, text]) => [kind.fieldOf(path), text])
  if (fields.length > 0) return Object.fromEntries(fields) as Problems
  return error.serverMessage ? { form: error.serverMessage } : {}
}
