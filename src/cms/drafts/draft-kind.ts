export type Form = Readonly<Record<string, unknown>>

export type Version<F extends Form = Form> = {
  /** null before the first save, and of what exists once. */
  id: string | null
  form: F
  etag: string | null
  /** When it was stored; null before the first save. */
  at: Date | null
}

/** Typed text, in this browser until it is stored. `key` is the idempotency key of its creation. */
export type UnsavedForm<F> = { form: F; etag: string | null; key: string }

/** Typed form on top of the stored version. After a restore, `etag` is older than the stored version's. */
export type Draft<S extends Version = Version> = UnsavedForm<S['form']> & { stored: S }

export type Problems = Readonly<Record<string, string>>

/** `leave`: opens the list (S7-post-blog-06). `stay`: the editor stays open, and editing continues. */
export type SaveMode = 'leave' | 'stay'
/** `auto`: stores the present text as a draft, complete or not; nothing public changes. */
export type AnyMode = SaveMode | 'auto'

export type OfflineUndo<S extends Version = Version> = { sent: S['form']; request: SaveRequest }

export type SaveRequest = {
  /** null to create it. */
  id: string | null
  body: object
  etag: string | null
  key: string
  /** Changes nothing public. */
  isDraft: boolean
}

type Sent<S extends Version = Version> = { sent: S['form']; at: Date }

/** Decisions of one kind of document. Pure functions, written as methods so that one reducer takes every kind. */
export type DraftKind<S extends Version = Version> = {
  /** Fields that the server completes. Others stay as they were typed: a space at the caret must not vanish. */
  assigned: readonly string[]
  /** Form of an autosave: `sent` is the stored form. Null if there is nothing to store. */
  automatic(draft: Draft<S>): { sent: S['form']; body: object } | null
  body(draft: Draft<S>, { sent, at }: Sent<S>): object
  /** Compares forms as the server stores them; by default their bodies. */
  isSameRequest?(draft: Draft<S>, remote: S, { sent, at }: Sent<S>): boolean
  isDone(draft: Draft<S>): boolean
  confirmed(before: S, saved: S, of: { form: S['form']; isAutosaved: boolean }): S
  fieldOf(path: string): string
  isSolved(field: string, before: S['form'], after: S['form']): boolean
  failureText(isNew: boolean, error: unknown): string
  /** A new document is created by its key, also when its draft exists (S7-post-blog-02). */
  createsByKey?: boolean
  problem?(form: S['form'], now: number): FormProblem | null
  goesOffline?(draft: Draft<S>, at: Date): boolean
  onlineAgain?(before: S, { sent, at }: Sent<S>): { sent: S['form']; part: object }
  savedText?(isNew: boolean): string
  /** A new document, as which a deleted one continues. Undefined for a kind that exists once. */
  blank?(form: S['form']): S
}

export type FormProblem = { field: string; message: string }

export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

export const isSameForm = <F extends object>(one: F, other: F): boolean =>
  (Object.keys(one) as (keyof F)[]).every((field) => isSameValue(one[field], other[field]))

export const isUnsaved = ({ form, stored }: Draft): boolean => !isSameForm<Form>(form, stored.form)

export const pick = <F extends object>(form: F, fields: readonly (keyof F)[]): Partial<F> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<F>

export const hasProblemAt = (problems: Problems, path: string) =>
  Object.keys(problems).some((one) => one.startsWith(`${path}.`))

export function changeDraft(draft: Draft, part: Partial<Form>): Draft {
  const form: Form = { ...draft.form, ...part }
  return isSameForm(form, draft.form) ? draft : { ...draft, form }
}

export const rebaseDraft = (
  draft: Draft,
  { form, remote }: { form: Form; remote: Version },
): Draft => ({ ...draft, form, etag: remote.etag, stored: remote })

/** For documents whose fields the server neither completes nor names in another way. */
export const PLAIN_KIND = {
  assigned: [],
  confirmed: <T>(_: unknown, saved: T) => saved,
  fieldOf: (path: string) => path,
  isSolved: (field: string, before: unknown, after: unknown) =>
    !isSameValue(valueAt(before, field), valueAt(after, field)),
}

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
      value,
    )

type Confirmation = { sent: Form; saved: Version; isAutosaved?: boolean }

export function confirmDraft(
  { kind, draft }: { kind: DraftKind; draft: Draft },
  { sent, saved, isAutosaved = false }: Confirmation,
): Draft {
  const assigned = pick<Form>(saved.form, kind.assigned)
  const form: Form = { ...sent, ...assigned }
  const untouched = kind.assigned.filter((field) => draft.form[field] === sent[field])
  const { etag } = saved
  return {
    ...draft,
    etag,
    form: { ...draft.form, ...pick<Form>(saved.form, untouched) },
    stored: { ...kind.confirmed(draft.stored, saved, { form, isAutosaved }), form, etag },
  }
}
