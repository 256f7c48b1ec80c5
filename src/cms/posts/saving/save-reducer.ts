import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { ERROR_TEXT } from '#src/contract/errors.ts'
import { failsRule } from '#src/cms/posts/form/post-form-rules.ts'
import { serverProblems } from '#src/cms/posts/form/post-save-texts.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { automaticSave, isStorableField } from './auto-save.ts'
import {
  changeDraft,
  confirmDraft,
  detachDraft,
  followDraft,
  isUnsaved,
  openedVersion,
  rebaseDraft,
  restoreDraft,
} from './post-draft.ts'
import { hasTextToLose, lastFailure, to } from './save-machine.ts'
import type {
  AnyMode,
  Conflict,
  EventOf,
  Failure,
  SaveEvent,
  SaveState,
  Transition,
} from './save-machine.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { reportFailure } from './save-failure.ts'
import { advance, start } from './save-steps.ts'

/**
 * Editing and saving a post. Saves run one after the other, so that they cannot conflict with each other; an event that
 * the state does not wait for changes nothing.
 */
export function saveReducer(state: SaveState, event: SaveEvent): Transition {
  const next = transition(state, event)
  const { draft, isDiscarded } = next.state
  if (draft === state.draft || isDiscarded) return next
  return to(next.state, ...next.effects, { type: isUnsaved(draft) ? 'scheduleCopy' : 'deleteCopy' })
}

function transition(state: SaveState, event: SaveEvent): Transition {
  const { draft, status } = state
  switch (event.type) {
    case 'changed':
      return to(withoutSolved({ ...state, draft: changeDraft(draft, event.part) }, event.part))
    case 'restored':
      return to(
        { ...state, draft: restoreDraft(draft, event.copy.value) },
        { type: 'writeCopy', replaces: event.copy.key },
      )
    case 'replaced':
      return to({ ...state, draft: confirmDraft(followDraft(draft, event.sent), event) })
    case 'hidden':
      return hasTextToLose(state) ? to(state, { type: 'writeCopy' }) : to(state)
    case 'discarded':
      return to({ ...state, isDiscarded: true }, { type: 'deleteCopy' })
    case 'requested':
      return request(state, event)
    case 'readAgain':
      return to(withForeign(state, event.newest))
    case 'goneFound':
      return to(status.kind === 'idle' ? { ...state, status: GONE } : state)
    case 'broughtBack': {
      const theirs = openedVersion(event.newest)
      return to({ ...state, status: IDLE, draft: rebaseDraft(draft, { form: draft.form, theirs }) })
    }
    case 'detached':
      return to({
        ...state,
        status: IDLE,
        editorMode: 'create',
        draft: detachDraft(draft, event.key),
      })
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

function request(state: SaveState, event: EventOf<'requested'>): Transition {
  const { mode } = event
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
    case 'idle':
      return begin(state, event, null)
    default:
      return begin(state, event, status)
  }
}

/**
 * Follows a version that was saved elsewhere if nothing was typed here; otherwise the bar names it. A running save, or one
 * without an answer, finds out by itself.
 */
function withForeign(state: SaveState, theirs: EventOf<'readAgain'>['newest']): SaveState {
  const { status, draft, unanswered } = state
  if (theirs.etag === draft.etag || unanswered.length > 0) return state
  if (status.kind === 'conflict' && !status.isOpen)
    return { ...state, status: { ...status, theirs } }
  if (status.kind !== 'idle') return state
  if (!isUnsaved(draft)) {
    const followed = openedVersion(theirs)
    return { ...state, draft: rebaseDraft(draft, { form: followed.form, theirs: followed }) }
  }
  // As the save that was spared would have been answered.
  const error = new RequestError(412, '', JSON.stringify({ message: ERROR_TEXT.stale }))
  const problems = serverProblems(error)
  const found = { problems, mode: 'auto', isOpen: false, error } as const
  return { ...state, status: { kind: 'conflict', theirs, ...found } }
}

/** An automatic save starts only when there is something to store. */
function begin(
  state: SaveState,
  { mode, isConfirmed = false }: EventOf<'requested'>,
  previous: Failure | null,
): Transition {
  if (mode === 'auto' && !automaticSave(state.draft)) return to(state)
  return start(state, { mode, previous, isConfirmed })
}

const open = (state: SaveState, status: Conflict): Transition =>
  to({ ...state, status: { ...status, isOpen: true } }, reportFailure(state, status.error))

const IDLE = { kind: 'idle' } as const
const GONE = { kind: 'gone', problems: {} } as const

type Resolution = EventOf<'conflictOpened' | 'conflictClosed' | 'conflictResolved'>

function resolve(state: SaveState, conflict: Conflict, event: Resolution): Transition {
  if (event.type === 'conflictOpened')
    return to({ ...state, status: { ...conflict, isOpen: true } })
  if (event.type === 'conflictClosed')
    return to({ ...state, status: { ...conflict, isOpen: false } })
  // What is stored by now is edited from here on, also when this editor began it.
  const edited = { ...state, status: IDLE, editorMode: 'edit' as const }
  const resolved = { ...edited, draft: rebaseDraft(state.draft, event) }
  return event.isSaved ? start(resolved, { mode: conflict.mode, previous: null }) : to(resolved)
}

function answerOffline(
  state: SaveState,
  { mode, previous }: EventSource,
  { isConfirmed }: EventOf<'offlineAnswered'>,
): Transition {
  if (isConfirmed) return start(state, { mode, previous, isConfirmed })
  return to({ ...state, status: previous ?? { kind: 'idle' } })
}

type EventSource = { mode: AnyMode; previous: Failure | null }

/** A message at a field goes as soon as the field is right. */
function withoutSolved(state: SaveState, part: Partial<PostForm>): SaveState {
  const failure = lastFailure(state)
  if (!failure || failure.kind === 'conflict') return state
  const { form } = state.draft
  const isSolved = (field: string) =>
    field in part && isStorableField(field, form) && !failsRule(form, field)
  const left = Object.entries(failure.problems).filter(([field]) => !isSolved(field))
  if (left.length === Object.keys(failure.problems).length) return state
  const remaining = { ...failure, problems: Object.fromEntries(left) as PostProblems }
  const isOver = left.length === 0 && failure.kind === 'refused'
  if (state.status.kind === 'saving')
    return { ...state, status: { ...state.status, previous: isOver ? null : remaining } }
  return { ...state, status: isOver ? { kind: 'idle' } : remaining }
}
