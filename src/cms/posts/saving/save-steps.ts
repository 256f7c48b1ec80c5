import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { isPublicNow, isSameForm, plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { firstProblem } from '#src/cms/posts/form/post-form-rules.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { formToBody, isSameRequest } from '#src/cms/posts/form/post-request.ts'
import { saveSuccessText, serverProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { RequestError } from '#src/queries/request-error.ts'
import { automaticSave } from './auto-save.ts'
import { changeDraft, confirmDraft, openedVersion, rebaseDraft } from './post-draft.ts'
import { failureOf, isOutcomeUnknown, reportFailure } from './save-failure.ts'
import { to } from './save-machine.ts'
import type {
  AnyMode,
  Conflict,
  EventOf,
  Failure,
  OfflineUndo,
  SaveEffect,
  SaveState,
  Saving,
  Transition,
} from './save-machine.ts'

// The steps of a save: prepare, check, send, and what comes of the answer.

type Start = Pick<Saving, 'mode' | 'previous' | 'isConfirmed'>

export function start(state: SaveState, begun: Start): Transition {
  const { editorMode } = state
  const saving = { ...begun, next: null, editorMode, isRepeated: false, sent: null }
  return to({ ...state, status: { kind: 'saving', ...saving } }, preparation(begun.mode))
}

const preparation = (mode: AnyMode): SaveEffect => ({
  type: mode === 'auto' ? 'readEditor' : 'prepare',
})

type Answer = EventOf<'prepared' | 'stored' | 'failed' | 'theirsRead'>

export function advance(state: SaveState, saving: Saving, event: Answer): Transition {
  const { sent } = saving
  if (sent === null) {
    if (event.type !== 'prepared') return to(state)
    return saving.mode === 'auto' ? sendDraft(state, saving, event.at) : check(state, saving, event)
  }
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

function sendDraft(state: SaveState, saving: Saving, at: Date): Transition {
  const save = automaticSave(state.draft)
  if (!save) return finish(state, saving, at)
  const { stored, etag, key } = state.draft
  const id = state.editorMode === 'create' ? null : stored.id
  return to(
    { ...state, status: { ...saving, sent: save.sent } },
    { type: 'sendDraft', id, body: save.body, etag, key },
  )
}

/** Before a request: the rules, in the order of S5-blog-02. A post without changes is sent only to leave it. */
function check(before: SaveState, saving: Saving, { filled, problem, at }: EventOf<'prepared'>) {
  const state = { ...before, draft: changeDraft(before.draft, filled) }
  const { form, stored } = state.draft
  const isSaved = stored.id !== null && !stored.isAutosaved && isSameForm(form, stored.form)
  if (!problem && isSaved && (saving.mode === 'stay' || saving.isRepeated))
    return finish(state, saving, at)
  const found = problem ?? firstProblem(form, at.getTime())
  if (found) return refuse(state, saving, found)
  if (saving.mode !== 'auto' && !saving.isConfirmed && goesOffline(state, at)) {
    const { mode, previous } = saving
    return to({ ...state, status: { kind: 'asking', mode, previous } })
  }
  return send(state, { ...saving, sent: form }, at)
}

/** Whether this save takes away what visitors see. */
function goesOffline({ draft: { form, stored } }: SaveState, at: Date): boolean {
  const staysPublic =
    form.status === 'published' ||
    (form.status === 'scheduled' && !isFuture(plannedTime(form), at.getTime()))
  return stored.id !== null && isPublicNow(stored.form, at.getTime()) && !staysPublic
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
  const previous: Failure | null =
    saving.previous?.kind === 'signedOut' ? { kind: 'signedOut', problems: {} } : null
  return to(
    { ...state, status: { ...saving, previous } },
    { type: 'dismissReport' },
    { type: 'send', ...requestOf(state, saving.sent, at) },
  )
}

/** A new post is created by its key, also when its draft exists (S7-post-blog-02). */
function requestOf(state: SaveState, form: PostForm, at: Date) {
  const { stored, etag, key } = state.draft
  const id = state.editorMode === 'create' ? null : stored.id
  return { id, body: formToBody(form, contextOf(state, at)), etag, key }
}

type Confirmed = Omit<EventOf<'stored'>, 'type'>

function confirm(state: SaveState, saving: Sending, answer: Confirmed): Transition {
  const { mode, sent } = saving
  const isAutosaved = mode === 'auto'
  const draft = confirmDraft(state.draft, { ...answer, sent, isAutosaved })
  const isNew = state.editorMode === 'create'
  const { id } = answer.saved.data
  const after = { ...state, draft, unanswered: [] }
  if (isAutosaved) {
    // What a save that was asked for found stays at its fields; a connection that failed is back.
    const isBack = saving.previous !== null && saving.previous.kind !== 'refused'
    const previous = isBack ? null : saving.previous
    const { effects, state: next } = finish(after, { ...saving, previous }, answer.at)
    const shown: SaveEffect[] =
      isNew && state.draft.stored.id === null ? [{ type: 'showDraft', id }] : []
    return to(next, ...(isBack ? [{ type: 'dismissReport' } as const] : []), ...shown, ...effects)
  }
  const undo = saving.isConfirmed ? undoOf(state, { saving, answer, after }) : undefined
  const edited = { ...after, editorMode: 'edit' as const }
  const { effects, state: next } = finish(edited, { ...saving, previous: null }, answer.at, undo)
  return isNew && mode === 'stay'
    ? to(next, { type: 'showCreated', id }, ...effects)
    : to(next, ...effects)
}

type Offline = { saving: Sending; answer: Confirmed; after: SaveState }

function undoOf(before: SaveState, { saving, answer, after }: Offline): OfflineUndo {
  const { publishedAt } = before.draft.stored.form
  const sent = { ...saving.sent, status: 'published' as const }
  const request = requestOf({ ...after, editorMode: 'edit' }, sent, answer.at)
  // Nothing else is overwritten once the editor is gone; while it is open, its own drafts may follow.
  const etag = saving.mode === 'leave' ? request.etag : null
  const body = { ...request.body, ...(publishedAt && { publishedAt }) }
  return { sent, request: { ...request, etag, body } }
}

/** After a save, or when there was nothing to save: the next one, the list, or more editing. */
function finish(before: SaveState, saving: Saving, at: Date, undo?: OfflineUndo): Transition {
  const { mode, next, editorMode, previous } = saving
  const state = mode === 'auto' ? before : { ...before, savedAt: at }
  const offer: SaveEffect[] = undo ? [{ type: 'offerUndo', undo }] : []
  if (next) {
    const isRepeated = mode !== 'auto' || saving.isRepeated
    const repeated = {
      ...saving,
      mode: next,
      next: null,
      isRepeated,
      sent: null,
      isConfirmed: false,
    }
    return to({ ...state, status: repeated }, preparation(next), ...offer)
  }
  if (mode === 'leave')
    return to(
      { ...state, status: { kind: 'leaving' }, isDiscarded: true },
      { type: 'openList', notice: saveSuccessText[editorMode], ...(undo && { undo }) },
    )
  return to({ ...state, status: previous ?? { kind: 'idle' } }, ...offer)
}

function fail(before: SaveState, saving: Sending, { error }: EventOf<'failed'>): Transition {
  const state = isOutcomeUnknown(error)
    ? { ...before, unanswered: [...before.unanswered, saving.sent] }
    : before
  const { id } = state.draft.stored
  const isStale = error instanceof RequestError && error.status === 412
  if (isStale && id !== null) return to(state, { type: 'readTheirs', id, error })
  return explain(state, saving, { error, status: failureOf(error) })
}

/** Refused as stale: the stored version may be one that this editor sent without getting the answer. */
function compare(state: SaveState, saving: Sending, { theirs, error, at }: EventOf<'theirsRead'>) {
  const problems = serverProblems(error)
  if (!theirs) return explain(state, saving, { error, status: { kind: 'refused', problems } })
  const context = contextOf(state, at)
  const isTheirs = (form: PostForm) => isSameRequest(theirs.data, form, context)
  if (isTheirs(saving.sent)) return confirm(state, saving, { saved: theirs, at })
  if (state.unanswered.some(isTheirs)) {
    const own = openedVersion(theirs)
    const draft = rebaseDraft(state.draft, { form: state.draft.form, theirs: own })
    const next = { ...state, draft, editorMode: 'edit' as const }
    return saving.mode === 'auto' ? sendDraft(next, saving, at) : send(next, saving, at)
  }
  const mode = saving.mode === 'auto' ? (saving.next ?? 'auto') : saving.mode
  const isOpen = mode !== 'auto'
  return explain(
    state,
    { ...saving, mode },
    {
      error,
      status: { kind: 'conflict', problems, theirs, mode, isOpen, error },
    },
  )
}

type Explained = { error: unknown; status: Failure | Conflict }

/** What an automatic save could not do is said where the state is; a save that waits for it finds out by itself. */
function explain(state: SaveState, saving: Saving, { error, status }: Explained): Transition {
  const { mode, next, previous } = saving
  if (mode !== 'auto') return to({ ...state, status }, reportFailure(state, error))
  if (next !== null && next !== 'auto' && status.kind !== 'conflict')
    return start(state, { mode: next, previous })
  return to({ ...state, status })
}

const contextOf = ({ defaultAuthor, draft }: SaveState, now: Date) => ({
  defaultAuthor,
  stored: draft.stored.form,
  now,
})
