import { ERROR_TEXT } from '#src/contract/errors.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { changeDraft, confirmDraft, isUnsaved, pick, rebaseDraft } from './draft-kind.ts'
import type { AnyMode, Draft, Form, Version } from './draft-kind.ts'
import { hasUnsavedText, lastFailure, reportFailure, serverProblems, to } from './draft-machine.ts'
import type {
  Conflict,
  DraftEvent,
  DraftState,
  EventOf,
  Failure,
  Transition,
} from './draft-machine.ts'
import { advance, start } from './draft-steps.ts'

/** Saves run one after the other, so they cannot conflict. Unexpected events change nothing. */
export function draftReducer(state: DraftState, event: DraftEvent): Transition {
  const next = transition(state, event)
  const { draft, isDiscarded } = next.state
  if (draft === state.draft || isDiscarded) return next
  return to(next.state, ...next.effects, { type: isUnsaved(draft) ? 'scheduleCopy' : 'deleteCopy' })
}

function transition(state: DraftState, event: DraftEvent): Transition {
  const { draft, status } = state
  switch (event.type) {
    case 'changed':
      return to(change(state, event))
    case 'restored': {
      // A copy made by an earlier version of this page may lack a field.
      const { value } = event.copy
      const restored = { ...draft, ...value, form: { ...draft.form, ...value.form } }
      return to(redrawn(state, restored), { type: 'writeCopy', replaces: event.copy.key })
    }
    case 'putBack': {
      const followed = follow(state, event.sent)
      return to({ ...state, draft: confirmDraft({ ...state, draft: followed }, event) })
    }
    case 'replaced':
      return to(withVersion(state, event.stored))
    case 'hidden':
      return hasUnsavedText(state) ? to(state, { type: 'writeCopy' }) : to(state)
    case 'discarded':
      return to({ ...state, isDiscarded: true }, { type: 'deleteCopy' })
    case 'requested':
      return request(state, event)
    case 'readAgain':
      return to(withRemote(state, event.newest))
    case 'goneFound':
      return to(status.kind === 'idle' ? { ...state, status: GONE } : state)
    case 'broughtBack':
      return to(rebased(state, { form: draft.form, remote: event.newest }))
    case 'detached': {
      const stored = state.kind.blank?.(draft.form)
      if (!stored) return to(state)
      const form = { ...draft.form, ...pick<Form>(stored.form, state.kind.assigned) }
      const { key } = event
      return to({ ...state, status: IDLE, isNew: true, draft: { stored, form, etag: null, key } })
    }
    case 'offlineAnswered':
      return status.kind === 'asking' ? answerOffline(state, status, event) : to(state)
    case 'conflictOpened':
    case 'conflictClosed':
    case 'conflictResolved':
      return status.kind === 'conflict' ? resolve(state, status, event) : to(state)
    default:
      return status.kind === 'saving' ? advance(state, status, event) : to(state)
  }
}

const IDLE = { kind: 'idle' } as const
const GONE = { kind: 'gone', problems: {}, mode: 'auto' } as const

const redrawn = (state: DraftState, draft: Draft): DraftState => ({
  ...state,
  draft,
  revision: state.revision + 1,
})

type Rebase = { form: Form; remote: Version }

const rebased = (state: DraftState, rebase: Rebase): DraftState => ({
  ...redrawn(state, rebaseDraft(state.draft, rebase)),
  status: IDLE,
  isNew: false,
})

const withVersion = (state: DraftState, remote: Version): DraftState => ({
  ...rebased(state, { form: remote.form, remote }),
  unanswered: [],
})

function change(before: DraftState, { part, isFromElsewhere }: EventOf<'changed'>): DraftState {
  const { draft, kind } = before
  const changed = changeDraft(draft, part)
  if (changed === draft) return before
  const state = isFromElsewhere ? redrawn(before, changed) : { ...before, draft: changed }
  const failure = lastFailure(state)
  if (!failure || failure.kind === 'conflict') return state
  const left = Object.entries(failure.problems).filter(
    ([field]) => !kind.isSolved(field, draft.form, changed.form),
  )
  if (left.length === Object.keys(failure.problems).length) return state
  const remaining = { ...failure, problems: Object.fromEntries(left) }
  const isOver = left.length === 0 && failure.kind === 'refused'
  if (state.status.kind === 'saving')
    return { ...state, status: { ...state.status, previous: isOver ? null : remaining } }
  return { ...state, status: isOver ? IDLE : remaining }
}

/** Before another version replaces the stored one: takes server-decided fields from it, unless changed here. */
function follow({ kind, draft }: DraftState, sent: Form): Draft {
  const before: Form = draft.stored.form
  const followed = kind.assigned.filter((field) => draft.form[field] === before[field])
  return changeDraft(draft, pick<Form>(sent, followed))
}

function request(
  state: DraftState,
  { mode, isConfirmed = false }: EventOf<'requested'>,
): Transition {
  const { status } = state
  switch (status.kind) {
    case 'leaving':
    case 'asking':
      return to(state)
    case 'conflict':
      return status.isOpen || mode === 'auto' ? to(state) : open(state, { ...status, mode })
    case 'saving': {
      // A double click, or Ctrl+S after a click.
      if (status.mode === 'leave' || status.next === 'leave') return to(state)
      const next = mode === 'auto' ? (status.next ?? mode) : mode
      return to({ ...state, status: { ...status, next } })
    }
    default:
      if (mode === 'auto' && !state.kind.automatic(state.draft)) return to(state)
      return start(state, { mode, previous: status.kind === 'idle' ? null : status, isConfirmed })
  }
}

/** Follows the version if nothing was typed; otherwise the bar names it. A save without a response finds out by itself. */
function withRemote(state: DraftState, remote: Version): DraftState {
  const { status, draft, unanswered, kind } = state
  if (remote.etag === draft.etag || unanswered.length > 0) return state
  if (status.kind === 'conflict' && !status.isOpen)
    return { ...state, status: { ...status, remote } }
  if (status.kind !== 'idle') return state
  if (!isUnsaved(draft)) return withVersion(state, remote)
  // As the save that was spared would have been answered.
  const error = new RequestError(412, '', JSON.stringify({ message: ERROR_TEXT.stale }))
  const problems = serverProblems(kind, error)
  const found = { problems, mode: 'auto', isOpen: false, error } as const
  return { ...state, status: { kind: 'conflict', remote, ...found } }
}

const open = (state: DraftState, status: Conflict): Transition =>
  to({ ...state, status: { ...status, isOpen: true } }, reportFailure(state, status.error))

type Resolution = EventOf<'conflictOpened' | 'conflictClosed' | 'conflictResolved'>

function resolve(state: DraftState, conflict: Conflict, event: Resolution): Transition {
  if (event.type !== 'conflictResolved') {
    const isOpen = event.type === 'conflictOpened'
    return to({ ...state, status: { ...conflict, isOpen } })
  }
  const resolved = rebased({ ...state, unanswered: [] }, event)
  return event.isSaved ? start(resolved, { mode: conflict.mode, previous: null }) : to(resolved)
}

function answerOffline(
  state: DraftState,
  { mode, previous }: { mode: AnyMode; previous: Failure | null },
  { isConfirmed }: EventOf<'offlineAnswered'>,
): Transition {
  if (isConfirmed) return start(state, { mode, previous, isConfirmed })
  return to({ ...state, status: previous ?? IDLE })
}
