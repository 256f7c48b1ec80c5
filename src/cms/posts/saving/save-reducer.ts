import { isSameForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { firstProblem } from '#src/cms/posts/form/post-form-rules.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { formToBody, isSameRequest } from '#src/cms/posts/form/post-request.ts'
import {
  isSignedOut,
  saveFailureText,
  saveSuccessText,
  serverProblems,
} from '#src/cms/posts/form/post-save-texts.ts'
import type { EditorMode } from '#src/cms/posts/form/post-save-texts.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { changeDraft, confirmDraft, isUnsaved, rebaseDraft, restoreDraft } from './post-draft.ts'
import { hasTextToLose } from './save-machine.ts'
import type {
  Conflict,
  Failure,
  SaveEffect,
  SaveEvent,
  SaveMode,
  SaveState,
  Saving,
} from './save-machine.ts'

type Transition = { state: SaveState; effects: readonly SaveEffect[] }
type Of<T extends SaveEvent['type']> = Extract<SaveEvent, { type: T }>

const to = (state: SaveState, ...effects: SaveEffect[]): Transition => ({ state, effects })

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
  switch (event.type) {
    case 'changed':
      return to({ ...state, draft: changeDraft(state.draft, event.part) })
    case 'restored':
      return to(
        { ...state, draft: restoreDraft(state.draft, event.copy.value) },
        { type: 'writeCopy', replaces: event.copy.key },
      )
    case 'hidden':
      return hasTextToLose(state) ? to(state, { type: 'writeCopy' }) : to(state)
    case 'discarded':
      return to({ ...state, isDiscarded: true }, { type: 'deleteCopy' })
    case 'requested':
      return request(state, event.mode)
    case 'conflictClosed':
    case 'conflictResolved':
      return state.status.kind === 'conflict' ? resolve(state, state.status, event) : to(state)
    default:
      return state.status.kind === 'saving' ? advance(state, state.status, event) : to(state)
  }
}

function request(state: SaveState, mode: SaveMode): Transition {
  const { status } = state
  switch (status.kind) {
    case 'leaving':
    case 'conflict':
      return to(state)
    case 'saving': {
      // A double click, or Ctrl+S after a click.
      if (status.mode === 'leave') return to(state)
      return to({ ...state, status: { ...status, next: status.next === 'leave' ? 'leave' : mode } })
    }
    case 'idle':
      return start(state, mode, null)
    default:
      return start(state, mode, status)
  }
}

function start(state: SaveState, mode: SaveMode, previous: Failure | null): Transition {
  const editorMode = editorModeOf(state)
  const saving = { mode, next: null, editorMode, isRepeated: false, sent: null, previous }
  return to({ ...state, status: { kind: 'saving', ...saving } }, { type: 'prepare' })
}

type Answer = Of<'prepared' | 'stored' | 'failed' | 'theirsRead'>

function advance(state: SaveState, saving: Saving, event: Answer): Transition {
  const { sent } = saving
  if (sent === null) return event.type === 'prepared' ? check(state, saving, event) : to(state)
  switch (event.type) {
    case 'prepared':
      return to(state)
    case 'stored':
      return confirm(state, { ...saving, sent }, event)
    case 'failed':
      return fail(state, { ...saving, sent }, event)
    case 'theirsRead':
      return compare(state, { ...saving, sent }, event)
  }
}

/** Before a request: the rules, in the order of S5-blog-02. A post without changes is sent only to leave it. */
function check(before: SaveState, saving: Saving, { filled, problem, at }: Of<'prepared'>) {
  const state = { ...before, draft: changeDraft(before.draft, filled) }
  const { form, stored } = state.draft
  const isStored = !problem && stored.id !== null && isSameForm(form, stored.form)
  if (isStored && (saving.mode === 'stay' || saving.isRepeated)) return finish(state, saving, at)
  const found = problem ?? firstProblem(form, at.getTime())
  return found ? refuse(state, saving, found) : send(state, { ...saving, sent: form }, at)
}

function refuse(state: SaveState, { previous }: Saving, { field, message }: FormProblem) {
  // A session that has ended is still the reason why nothing can be stored.
  const kind = previous?.kind === 'signedOut' ? 'signedOut' : 'refused'
  return to(
    { ...state, status: { kind, problems: { [field]: message } } },
    { type: 'report', title: 'Validation Error', description: message },
  )
}

type Sending = Saving & { sent: PostForm }

/** An older failure must not stand beside the success of this attempt; only an answer tells of a session. */
function send(state: SaveState, saving: Sending, at: Date): Transition {
  const { stored, etag, key } = state.draft
  const body = formToBody(saving.sent, contextOf(state, at))
  const previous: Failure | null =
    saving.previous?.kind === 'signedOut' ? { kind: 'signedOut', problems: {} } : null
  return to(
    { ...state, status: { ...saving, previous } },
    { type: 'dismissReport' },
    { type: 'send', id: stored.id, body, etag, key },
  )
}

function confirm(state: SaveState, saving: Sending, answer: Omit<Of<'stored'>, 'type'>) {
  const draft = confirmDraft(state.draft, { ...answer, sent: saving.sent })
  const isCreated = state.draft.stored.id === null && saving.mode === 'stay'
  const after = { ...state, draft, unanswered: [] }
  const { effects, state: next } = finish(after, { ...saving, previous: null }, answer.at)
  return isCreated
    ? to(next, { type: 'showCreated', id: answer.saved.data.id }, ...effects)
    : to(next, ...effects)
}

/** After a save, or when there was nothing to save: the next one, the list, or more editing. */
function finish(state: SaveState, saving: Saving, at: Date): Transition {
  const { mode, next, editorMode, previous } = saving
  if (next) {
    const repeated = { ...saving, mode: next, next: null, isRepeated: true, sent: null }
    return to({ ...state, status: repeated }, { type: 'prepare' })
  }
  if (mode === 'leave')
    return to(
      { ...state, status: { kind: 'leaving' }, isDiscarded: true },
      { type: 'openList', notice: saveSuccessText[editorMode] },
    )
  return to({ ...state, status: previous ?? { kind: 'idle' }, savedAt: at })
}

function fail(before: SaveState, saving: Sending, { error }: Of<'failed'>): Transition {
  const state = isOutcomeUnknown(error)
    ? { ...before, unanswered: [...before.unanswered, saving.sent] }
    : before
  const { id } = state.draft.stored
  const isStale = error instanceof RequestError && error.status === 412
  if (isStale && id !== null) return to(state, { type: 'readTheirs', id, error })
  return explain(state, error, { kind: failureKind(error), problems: serverProblems(error) })
}

/** Refused as stale: the stored version may be one that this editor sent without getting the answer. */
function compare(state: SaveState, saving: Sending, { theirs, error, at }: Of<'theirsRead'>) {
  const problems = serverProblems(error)
  if (!theirs) return explain(state, error, { kind: 'refused', problems })
  const context = contextOf(state, at)
  const isTheirs = (form: PostForm) => isSameRequest(theirs.data, form, context)
  if (isTheirs(saving.sent)) return confirm(state, saving, { saved: theirs, at })
  if (state.unanswered.some(isTheirs)) {
    const own = { form: postToForm(theirs.data, at.getTime()), etag: theirs.etag }
    const draft = rebaseDraft(state.draft, { form: state.draft.form, theirs: own })
    return send({ ...state, draft }, saving, at)
  }
  return explain(state, error, { kind: 'conflict', problems, theirs, mode: saving.mode })
}

const explain = (state: SaveState, error: unknown, status: Failure | Conflict): Transition =>
  to(
    { ...state, status },
    { type: 'report', title: 'Error', description: saveFailureText(editorModeOf(state), error) },
  )

function resolve(
  state: SaveState,
  { problems, mode }: Conflict,
  event: Of<'conflictClosed' | 'conflictResolved'>,
): Transition {
  const status: Failure = { kind: 'refused', problems }
  if (event.type === 'conflictClosed') return to({ ...state, status })
  const resolved = { ...state, status, draft: rebaseDraft(state.draft, event) }
  return event.isSaved ? start(resolved, mode, status) : to(resolved)
}

const editorModeOf = ({ draft }: SaveState): EditorMode =>
  draft.stored.id === null ? 'create' : 'edit'

const contextOf = ({ defaultAuthor, draft }: SaveState, now: Date) => ({
  defaultAuthor,
  stored: draft.stored.form,
  now,
})

const isOutcomeUnknown = (error: unknown) => !(error instanceof RequestError) || error.status >= 500

function failureKind(error: unknown): Failure['kind'] {
  if (!(error instanceof RequestError)) return 'offline'
  return isSignedOut(error) ? 'signedOut' : 'refused'
}
