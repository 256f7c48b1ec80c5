import { RequestError } from '#src/queries/request-error.ts'
import { changeDraft, confirmDraft, isSameValue, rebaseDraft } from './draft-kind.ts'
import type { AnyMode, Form, FormProblem, OfflineUndo } from './draft-kind.ts'
import { failureOf, isOutcomeUnknown, reportFailure, serverProblems, to } from './draft-machine.ts'
import type {
  Conflict,
  DraftEffect,
  DraftState,
  EventOf,
  Failure,
  Saving,
  Transition,
} from './draft-machine.ts'

// The steps of a save: prepare, check, send, handle the response.

type Start = Pick<Saving, 'mode' | 'previous' | 'isConfirmed'>

export function start(state: DraftState, begun: Start): Transition {
  const { isNew } = state
  const saving = { ...begun, next: null, isNew, isRepeated: false, sent: null }
  return to({ ...state, status: { kind: 'saving', ...saving } }, preparation(begun.mode))
}

const preparation = (mode: AnyMode): DraftEffect => ({
  type: mode === 'auto' ? 'readEditor' : 'prepare',
})

type Answer = EventOf<'prepared' | 'stored' | 'failed' | 'remoteRead'>

export function advance(state: DraftState, saving: Saving, event: Answer): Transition {
  const { sent } = saving
  if (sent === null) {
    if (event.type !== 'prepared') return to(state)
    return saving.mode === 'auto' ? sendDraft(state, saving, event.at) : check(state, saving, event)
  }
  const sending = { ...saving, sent }
  if (event.type === 'stored') return confirm(state, sending, event)
  if (event.type === 'failed') return fail(state, sending, event)
  return event.type === 'remoteRead' ? compare(state, sending, event) : to(state)
}

function sendDraft(state: DraftState, saving: Saving, at: Date) {
  const save = state.kind.automatic(state.draft)
  if (!save) return finish(state, saving, at)
  return to(
    { ...state, status: { ...saving, sent: save.sent } },
    { type: 'send', ...requestOf(state, save.body), isDraft: true },
  )
}

/** Before a request: the rules, in the order of S5-blog-02. Unchanged documents are sent only to leave. */
function check(
  before: DraftState,
  saving: Saving,
  { filled, problem, at }: EventOf<'prepared'>,
): Transition {
  const state = { ...before, draft: changeDraft(before.draft, filled) }
  const { kind, draft } = state
  if (!problem && kind.isDone(draft) && (saving.mode === 'stay' || saving.isRepeated))
    return finish(state, saving, at)
  const found = problem ?? kind.problem?.(draft.form, at.getTime())
  if (found) return refuse(state, saving, found)
  const { mode, previous } = saving
  if (mode !== 'auto' && !saving.isConfirmed && kind.goesOffline?.(draft, at))
    return to({ ...state, status: { kind: 'asking', mode, previous } })
  return send(state, { ...saving, sent: draft.form }, at)
}

function refuse(
  state: DraftState,
  { previous, mode }: Saving,
  { field, message }: FormProblem,
): Transition {
  // A session that has ended is still the reason why nothing can be stored.
  const kind = previous?.kind === 'signedOut' ? 'signedOut' : 'refused'
  return to(
    { ...state, status: { kind, problems: { [field]: message }, mode } },
    { type: 'report', title: 'Validation Error', description: message },
  )
}

type Sending = Saving & { sent: Form }

/** Clears earlier errors before a new attempt. Keeps "signed out": only a response can disprove it. */
function send(state: DraftState, saving: Sending, at: Date) {
  const previous: Failure | null =
    saving.previous?.kind === 'signedOut' ? { ...saving.previous, problems: {} } : null
  const body = state.kind.body(state.draft, { sent: saving.sent, at })
  return to(
    { ...state, status: { ...saving, previous } },
    { type: 'dismissReport' },
    { type: 'send', ...requestOf(state, body) },
  )
}

function requestOf({ kind, isNew, draft }: DraftState, body: object) {
  const { stored, etag, key } = draft
  const id = kind.createsByKey && isNew ? null : stored.id
  return { id, body, etag, key, isDraft: false }
}

type Confirmed = Omit<EventOf<'stored'>, 'type'>

function confirm(state: DraftState, saving: Sending, answer: Confirmed): Transition {
  const { mode, sent, previous } = saving
  const isAutosaved = mode === 'auto'
  const { id } = answer.saved
  const draft = confirmDraft(state, { ...answer, sent, isAutosaved })
  const after = { ...state, draft, unanswered: [], isNew: state.isNew && isAutosaved }
  // Keeps field errors of an explicit save. Clears connection errors: this response proves the connection works.
  const isKept = isAutosaved && previous?.kind === 'refused' && previous.mode !== 'auto'
  const shown: DraftEffect[] = []
  if (isAutosaved && previous && !isKept) shown.push({ type: 'dismissReport' })
  if (state.isNew && id !== null) {
    if (mode === 'stay') shown.push({ type: 'showCreated', id })
    if (isAutosaved && state.draft.stored.id === null) shown.push({ type: 'showDraft', id })
  }
  const undo = saving.isConfirmed ? undoOf(state, { saving, at: answer.at, after }) : undefined
  const ended = { ...saving, previous: isKept ? previous : null }
  const { effects, state: next } = finish(after, ended, answer.at, undo)
  return to(next, ...shown, ...effects)
}

type Offline = { saving: Sending; at: Date; after: DraftState }

function undoOf(
  { kind, draft }: DraftState,
  { saving, at, after }: Offline,
): OfflineUndo | undefined {
  const again = kind.onlineAgain?.(draft.stored, { sent: saving.sent, at })
  if (!again) return undefined
  const { sent, part } = again
  const body = { ...kind.body(after.draft, { sent, at }), ...part }
  const request = requestOf(after, body)
  // Nothing else is overwritten once the editor is gone; while it is open, its own drafts may follow.
  return { sent, request: { ...request, etag: saving.mode === 'leave' ? request.etag : null } }
}

/** After a save, or when there was nothing to save: the next one, the list, or more editing. */
function finish(before: DraftState, saving: Saving, at: Date, undo?: OfflineUndo): Transition {
  const { mode, next, isNew, previous } = saving
  const state = mode === 'auto' ? before : { ...before, savedAt: at }
  const offer: DraftEffect[] = undo ? [{ type: 'offerUndo', undo }] : []
  if (next) {
    const isRepeated = mode !== 'auto' || saving.isRepeated
    const begun = { mode: next, next: null, isRepeated, sent: null, isConfirmed: false }
    return to({ ...state, status: { ...saving, ...begun } }, preparation(next), ...offer)
  }
  if (mode === 'leave') {
    const notice = state.kind.savedText?.(isNew) ?? ''
    return to(
      { ...state, status: { kind: 'leaving' }, isDiscarded: true },
      { type: 'openList', notice, ...(undo && { undo }) },
    )
  }
  return to({ ...state, status: previous ?? { kind: 'idle' } }, ...offer)
}

function fail(before: DraftState, saving: Sending, { error }: EventOf<'failed'>): Transition {
  const state = isOutcomeUnknown(error)
    ? { ...before, unanswered: [...before.unanswered, saving.sent] }
    : before
  const { kind, draft } = state
  const { id } = draft.stored
  const isStale = error instanceof RequestError && error.status === 412
  const isReadable = id !== null || kind.blank === undefined
  if (isStale && isReadable) return to(state, { type: 'readRemote', id, error })
  return explain(state, saving, { error, status: failureOf(kind, error, saving.mode) })
}

/** Rejected as stale: the stored version may be an own save with a lost response. */
function compare(
  state: DraftState,
  saving: Sending,
  { remote, error, at }: EventOf<'remoteRead'>,
): Transition {
  const { kind, draft, unanswered } = state
  const problems = serverProblems(kind, error)
  const mode = saving.mode === 'auto' ? (saving.next ?? 'auto') : saving.mode
  if (!remote) {
    const status = { kind: 'refused', problems, mode: saving.mode, isTemporary: true } as const
    return explain(state, saving, { error, status })
  }
  const bodyOf = (sent: Form) => kind.body(draft, { sent, at })
  const isSameAsRemote = (sent: Form) =>
    kind.isSameRequest?.(draft, remote, { sent, at }) ??
    isSameValue(bodyOf(remote.form), bodyOf(sent))
  if (isSameAsRemote(saving.sent)) return confirm(state, saving, { saved: remote, at })
  if (unanswered.some(isSameAsRemote)) {
    const next = { ...state, isNew: false, draft: rebaseDraft(draft, { form: draft.form, remote }) }
    return saving.mode === 'auto' ? sendDraft(next, saving, at) : send(next, saving, at)
  }
  const status = {
    kind: 'conflict',
    problems,
    remote,
    mode,
    isOpen: mode !== 'auto',
    error,
  } as const
  return explain(state, { ...saving, mode }, { error, status })
}

type Explained = { error: unknown; status: Failure | Conflict }

/** Autosave errors appear in the status bar, not as a toast. A queued save reports its own error. */
function explain(state: DraftState, saving: Saving, { error, status }: Explained): Transition {
  const { mode, next, previous } = saving
  if (mode !== 'auto') return to({ ...state, status }, reportFailure(state, error))
  if (next !== null && next !== 'auto' && status.kind !== 'conflict')
    return start(state, { mode: next, previous })
  return to({ ...state, status })
}
