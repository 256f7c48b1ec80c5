/** `changed`: published, with newer changes that visitors do not see. */
type DocumentState = 'draft' | 'changed' | 'published'

/** A document as the server has it. */
export type StoredDocument<V> = {
  /** null before the first save, and for a global. */
  id: string | null
  value: V
  etag: string | null
  state: DocumentState
  /** null before the first save. */
  savedAt: string | null
}

/** A draft is not public until it is published. */
export type SaveKind = 'draft' | 'publication'

/** One message per field, by its path ('experience.1.title'). */
export type FieldProblems = Readonly<Record<string, string>>

/** Why the last save failed, until another result replaces it. */
export type Failure<V> = {
  /** `offline`: there was no answer. `conflict`: it was saved elsewhere since it was opened here. */
  kind: 'offline' | 'conflict' | 'signed-out' | 'refused'
  message: string
  problems: FieldProblems
  save: SaveKind
  sent: V
  /** Of a conflict: what the other one saved. */
  theirs: StoredDocument<V> | null
}

/** The document that is edited, with the stored one that it is compared with. `V` is JSON. */
export type DocumentDraft<V> = {
  value: V
  stored: StoredDocument<V>
  /** Changes when the value comes from elsewhere: fields that keep a state of their own are rendered anew by it. */
  revision: number
  saving: { save: SaveKind; sent: V; next: SaveKind | null } | null
  failure: Failure<V> | null
  /** Values sent without a known outcome since the last success: any of them may be stored. */
  unanswered: readonly V[]
}

/** The state of a newly opened document. */
export const openedDocument = <V>(stored: StoredDocument<V>): DocumentDraft<V> => ({
  value: stored.value,
  stored,
  revision: 0,
  saving: null,
  failure: null,
  unanswered: [],
})

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

export const isUnsaved = <V>({ value, stored }: DocumentDraft<V>): boolean =>
  !isSameValue(value, stored.value)

/**
 * Whether a pause in typing saves a draft. Not after a failure that a repetition cannot mend: a conflict and the end of a
 * session wait for a decision, a refused draft for a change.
 */
export function savesItself<V>(draft: DocumentDraft<V>): boolean {
  const { failure, saving, value } = draft
  if (saving || !isUnsaved(draft)) return false
  if (failure?.kind !== 'refused') return failure === null
  return failure.save === 'publication' || failure.sent !== value
}

/** Whether a field below this path was refused. */
export const hasProblemAt = (problems: FieldProblems, path: string) =>
  Object.keys(problems).some((one) => one.startsWith(`${path}.`))

/** The problems of fields that still have the value that was refused. */
export const remainingProblems = (problems: FieldProblems, before: unknown, after: unknown) =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => isSameValue(at(before, path), at(after, path))),
  )

const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      value,
    )
