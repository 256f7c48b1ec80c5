import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { emptyPostForm, isSameForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { WithETag } from '#src/queries/client.ts'
import type { OpenedPost } from '#src/queries/post-draft-queries.ts'

/** A version as it is stored; `id` is null before the first save. */
export type StoredVersion = {
  id: string | null
  form: PostForm
  etag: string | null
  /** What visitors see or will see, where that is an older version; null of a draft. */
  live?: PostForm | null
  /** Stored automatically: not checked, and over a live post not public. */
  isAutosaved?: boolean
  /** When it was stored. */
  at?: Date
}

/** The local copy of an unsaved post: form, ETag of the base version, idempotency key of its creation. */
export type UnsavedPost = { form: PostForm; etag: string | null; key: string }

/** The edited form, with the stored version on the screen. `etag` is older than that one's after a restore. */
export type PostDraft = UnsavedPost & { stored: StoredVersion }

/** The form to continue with, on top of the currently stored version. */
export type ConflictResolution = {
  form: PostForm
  theirs: Pick<StoredVersion, 'form' | 'etag' | 'live' | 'isAutosaved'>
}

export const isUnsaved = ({ form, stored }: PostDraft): boolean => !isSameForm(form, stored.form)

/** The same draft when the part changes nothing. */
export function changeDraft(draft: PostDraft, part: Partial<PostForm>): PostDraft {
  const form = { ...draft.form, ...part }
  return isSameForm(form, draft.form) ? draft : { ...draft, form }
}

/** A copy made by an earlier version of this page may lack a field. */
export const restoreDraft = (draft: PostDraft, copy: UnsavedPost): PostDraft => ({
  ...draft,
  ...copy,
  form: { ...draft.form, ...copy.form },
})

/** Continues with a form on top of the version that was stored elsewhere. */
export const rebaseDraft = (draft: PostDraft, { form, theirs }: ConflictResolution): PostDraft => ({
  ...draft,
  form,
  etag: theirs.etag,
  stored: { ...draft.stored, ...theirs },
})

/** Continues as a new post, which gets a slug and a date of its own. */
export function detachDraft({ form }: PostDraft, key: string): PostDraft {
  const assigned = { slug: '', status: 'draft', publishedAt: null, scheduledFor: '' } as const
  const blank = { ...emptyPostForm(form.author), ...assigned }
  const stored = { id: null, form: blank, etag: null }
  return { form: { ...form, ...assigned }, etag: null, key, stored }
}

type Confirmation = {
  sent: PostForm
  saved: WithETag<Post>
  at: Date
  isAutosaved?: boolean
}

/** Continues on top of the version that was just stored from `sent`; what was typed since stays unsaved. */
export function confirmDraft(draft: PostDraft, confirmation: Confirmation): PostDraft {
  const { sent, saved, at, isAutosaved = false } = confirmation
  const { data, etag } = saved
  const assigned = assignedFields(data, at)
  const form = { ...sent, ...assigned }
  const live = isAutosaved ? (draft.stored.live ?? null) : liveForm(form)
  return {
    ...draft,
    etag,
    form: withAssigned(draft.form, sent, assigned),
    stored: { id: data.id, form, etag, live, isAutosaved, at },
  }
}

const liveForm = (form: PostForm) => (form.status === 'draft' ? null : form)

/** An opened post: its newest version, and the one that visitors see. */
export function openedVersion({ data, etag, live }: OpenedPost): StoredVersion & { id: string } {
  const form = postToForm(data)
  const shown = live && postToForm(live)
  const isAutosaved = shown !== null && unpublishedFields(form, shown).length > 0
  return { id: data.id, form, etag, live: shown, isAutosaved, at: new Date(data.updatedAt) }
}

/** Fields in which a form differs from what visitors see. */
export const unpublishedFields = (form: PostForm, live: PostForm | null | undefined) =>
  live ? POST_FIELD_NAMES.filter((name) => form[name] !== live[name]) : []

/** What the server decides. Texts stay as they were typed: a space at the caret must not vanish. */
function assignedFields(post: Post, at: Date) {
  const { slug, status, publishedAt, scheduledFor } = postToForm(post, at.getTime())
  return { slug, status, publishedAt, scheduledFor }
}

const ASSIGNED = ['slug', 'status', 'publishedAt', 'scheduledFor'] as const

/** Before another version replaces the stored one: what the server decides is that of the other, unless changed here. */
export function followDraft(draft: PostDraft, sent: PostForm): PostDraft {
  const { form, stored } = draft
  const followed = ASSIGNED.filter((field) => form[field] === stored.form[field])
  const part = Object.fromEntries(followed.map((field) => [field, sent[field]]))
  return changeDraft(draft, part)
}

type Assigned = ReturnType<typeof assignedFields>

/** A field that was changed since it was sent keeps the change. */
const withAssigned = (form: PostForm, sent: PostForm, assigned: Assigned): PostForm => ({
  ...form,
  ...Object.fromEntries(
    (Object.keys(assigned) as (keyof Assigned)[])
      .filter((field) => form[field] === sent[field])
      .map((field) => [field, assigned[field]]),
  ),
})
