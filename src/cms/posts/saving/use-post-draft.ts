import { useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import type { ConflictResolution } from './conflict-dialog.tsx'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { UnsavedPost } from './use-local-autosave.ts'

type StoredForm = { form: PostForm; etag: string | null }

/** The edited form with the stored version it is based on. */
export function usePostDraft(initial: StoredForm) {
  const [stored, setStored] = useState(initial)
  const [draft, setWork] = useState<UnsavedPost>(() => ({ ...initial, key: randomKey() }))
  return {
    stored,
    work: draft,
    isUnsaved: !isSameForm(draft.form, stored.form),
    change: (part: Partial<PostForm>) =>
      setWork((before) => ({ ...before, form: { ...before.form, ...part } })),
    /** A copy made by an earlier version of this page may lack a field. */
    restore: (copy: UnsavedPost) =>
      setWork((before) => ({ ...before, ...copy, form: { ...before.form, ...copy.form } })),
    /** Continues with a form on top of the version that was stored elsewhere. */
    settle: ({ form, theirs }: ConflictResolution) => {
      setStored(theirs)
      setWork((before) => ({ ...before, form, etag: theirs.etag }))
    },
  }
}
