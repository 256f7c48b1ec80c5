import { useState } from 'react'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import type { WithETag } from '#src/queries/client.ts'
import type { ConflictResolution } from './conflict-dialog.tsx'
import { isSameForm, postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { UnsavedPost } from './use-local-autosave.ts'

/** A version as it is stored; `id` is null before the first save. */
export type StoredVersion = { id: string | null; form: PostForm; etag: string | null }

/** The edited form with the stored version it is based on. */
export function usePostDraft(initial: StoredVersion) {
  const [stored, setStored] = useState(initial)
  const [draft, setDraft] = useState<UnsavedPost>(() => ({
    form: initial.form,
    etag: initial.etag,
    key: randomKey(),
  }))
  return {
    stored,
    work: draft,
    isUnsaved: !isSameForm(draft.form, stored.form),
    change: (part: Partial<PostForm>) =>
      setDraft((before) => ({ ...before, form: { ...before.form, ...part } })),
    /** A copy made by an earlier version of this page may lack a field. */
    restore: (copy: UnsavedPost) =>
      setDraft((before) => ({ ...before, ...copy, form: { ...before.form, ...copy.form } })),
    /** Continues with a form on top of the version that was stored elsewhere. */
    settle: ({ form, theirs }: ConflictResolution) => {
      setStored((before) => ({ ...before, ...theirs }))
      setDraft((before) => ({ ...before, form, etag: theirs.etag }))
    },
    /** Continues on top of the version that was just stored from `sent`; what was typed since stays unsaved. */
    confirm: (sent: PostForm, { data, etag }: WithETag<Post>) => {
      const assigned = assignedFields(data)
      setStored({ id: data.id, form: { ...sent, ...assigned }, etag })
      setDraft((before) => ({ ...before, etag, form: withAssigned(before.form, sent, assigned) }))
    },
  }
}

/** What the server decides. Texts stay as they were typed: a space at the caret must not vanish. */
function assignedFields(post: Post) {
  const { slug, status, publishedAt, scheduledFor } = postToForm(post)
  return { slug, status, publishedAt, scheduledFor }
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
