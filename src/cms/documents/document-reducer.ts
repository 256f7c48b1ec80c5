import { isSameValue, isUnsaved, remainingProblems } from './document-draft.ts'
import type { DocumentDraft, Failure, SaveKind, StoredDocument } from './document-draft.ts'

export type DocumentEvent<V> =
  | { type: 'changed'; change: (value: V) => V }
  | { type: 'requested'; save: SaveKind }
  | { type: 'stored'; stored: StoredDocument<V> }
  | { type: 'failed'; failure: Omit<Failure<V>, 'save' | 'sent' | 'theirs'>; isUnanswered: boolean }
  /** After a conflict; null when it could not be read. */
  | { type: 'theirsRead'; theirs: StoredDocument<V> | null }
  | { type: 'conflictResolved'; keep: 'mine' | 'theirs' }
  /** The server has another document now: a restored version, an import, the default content. */
  | { type: 'replaced'; stored: StoredDocument<V> }
  /** Text of an earlier visit, as unsaved changes. */
  | { type: 'restored'; value: V }
  | { type: 'discarded' }

export type SaveRequest<V> = { id: string | null; value: V; etag: string | null; save: SaveKind }

/** What is done outside, and answered by an event. */
export type DocumentEffect<V> = ({ type: 'send' } & SaveRequest<V>) | { type: 'readTheirs' }

type Transition<V> = { draft: DocumentDraft<V>; effects: readonly DocumentEffect<V>[] }

const to = <V>(draft: DocumentDraft<V>, ...effects: DocumentEffect<V>[]): Transition<V> => ({
  draft,
  effects,
})

/**
 * Editing and saving a document. Saves run one after the other, so that they cannot conflict with each other; an event
 * that the state does not wait for changes nothing.
 */
export function documentReducer<V>(
  draft: DocumentDraft<V>,
  event: DocumentEvent<V>,
): Transition<V> {
  switch (event.type) {
    case 'changed':
      return to(change(draft, event.change(draft.value)))
    case 'requested':
      return request(draft, event.save)
    case 'replaced':
      return to(replace(draft, event.stored))
    case 'restored':
      return to({ ...draft, value: event.value, revision: draft.revision + 1 })
    case 'discarded':
      return to(replace(draft, draft.stored))
    case 'conflictResolved':
      return resolve(draft, event.keep)
    default:
      return draft.saving ? answer(draft, draft.saving, event) : to(draft)
  }
}

const replace = <V>(draft: DocumentDraft<V>, stored: StoredDocument<V>): DocumentDraft<V> => ({
  ...draft,
  value: stored.value,
  stored,
  revision: draft.revision + 1,
  failure: null,
  unanswered: [],
})

function change<V>(draft: DocumentDraft<V>, value: V): DocumentDraft<V> {
  if (isSameValue(value, draft.value)) return draft
  const { failure } = draft
  if (!failure) return { ...draft, value }
  const problems = remainingProblems(failure.problems, draft.value, value)
  const [hadProblems, hasProblems] = [failure.problems, problems].map(
    (all) => Object.keys(all).length > 0,
  )
  // A refusal ends with the last field it named.
  const isSolved = failure.kind === 'refused' && hadProblems && !hasProblems
  return { ...draft, value, failure: isSolved ? null : { ...failure, problems } }
}

function request<V>(draft: DocumentDraft<V>, save: SaveKind): Transition<V> {
  const { saving, failure, stored } = draft
  if (saving) {
    const next = saving.next === 'publication' ? saving.next : save
    return to({ ...draft, saving: { ...saving, next } })
  }
  // A conflict waits for the decision which version to keep.
  if (failure?.kind === 'conflict') return to(draft)
  const isDone = save === 'draft' ? stored.savedAt !== null : stored.state === 'published'
  return isDone && !isUnsaved(draft) ? to({ ...draft, failure: null }) : send(draft, save)
}

function send<V>(draft: DocumentDraft<V>, save: SaveKind): Transition<V> {
  const { value, stored } = draft
  return to(
    { ...draft, saving: { save, sent: value, next: null } },
    { type: 'send', id: stored.id, value, etag: stored.etag, save },
  )
}

type Saving<V> = NonNullable<DocumentDraft<V>['saving']>
type Answer<V> = Extract<DocumentEvent<V>, { type: 'stored' | 'failed' | 'theirsRead' }>

function answer<V>(draft: DocumentDraft<V>, saving: Saving<V>, event: Answer<V>): Transition<V> {
  switch (event.type) {
    case 'stored':
      return confirm(draft, saving, event.stored)
    case 'failed': {
      const { failure, isUnanswered } = event
      const unanswered = isUnanswered ? [...draft.unanswered, saving.sent] : draft.unanswered
      const { save, sent } = saving
      const failed = { ...draft, unanswered, failure: { ...failure, save, sent, theirs: null } }
      // `saving` stays until the other version is known.
      return failure.kind === 'conflict'
        ? to(failed, { type: 'readTheirs' })
        : to({ ...failed, saving: null })
    }
    case 'theirsRead':
      return compare(draft, saving, event.theirs)
  }
}

/** Stored; what was typed since it was sent stays unsaved, and what the server decides (a slug) shows. */
function confirm<V>(
  draft: DocumentDraft<V>,
  { save, sent, next }: Saving<V>,
  saved: StoredDocument<V>,
) {
  const { failure } = draft
  const isStillRefused = failure?.kind === 'refused' && failure.save !== save
  const confirmed: DocumentDraft<V> = {
    ...draft,
    saving: null,
    value: mergeUntouched(draft.value, sent, saved.value),
    stored: saved,
    // Why it could not be published is true until it is.
    failure: isStillRefused && save === 'draft' ? failure : null,
    unanswered: [],
  }
  return next ? request(confirmed, next) : to(confirmed)
}

/** Fields that were not changed since they were sent become those that were stored. */
function mergeUntouched<V>(value: V, sent: V, saved: V): V {
  if (isSameValue(value, sent)) return saved
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value) as (keyof V)[]
  const untouched = names.filter((name) => isSameValue(value[name], sent[name]))
  return { ...value, ...Object.fromEntries(untouched.map((name) => [name, saved[name]])) }
}

/** Refused as stale: the stored version may be one that was sent from here without getting the answer. */
function compare<V>(draft: DocumentDraft<V>, saving: Saving<V>, theirs: StoredDocument<V> | null) {
  const { failure } = draft
  const isOwn = draft.unanswered.some((sent) => isSameValue(sent, theirs?.value))
  if (theirs && isOwn) return send({ ...draft, failure: null, stored: theirs }, saving.save)
  return to({ ...draft, saving: null, failure: failure && { ...failure, theirs } })
}

function resolve<V>(draft: DocumentDraft<V>, keep: 'mine' | 'theirs'): Transition<V> {
  const { failure } = draft
  if (failure?.kind !== 'conflict' || !failure.theirs) return to({ ...draft, failure: null })
  const { theirs, save } = failure
  if (keep === 'theirs') return to(replace(draft, theirs))
  return send({ ...draft, failure: null, unanswered: [], stored: theirs }, save)
}
