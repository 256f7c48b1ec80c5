import { useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import type { ConflictResolution } from './conflict-dialog.tsx'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { UnsavedPost } from './use-local-autosave.ts'

type StoredForm = { form: PostForm; etag: string | null }

/** What is written, beside the stored version that it was made from. */
export function usePostDraft(initial: StoredForm) {
  const [stored, setStored] = useState(initial)
  const [draft, setWork] = useState<UnsavedPost>(() => ({ ...initial, key: randomKey() }))
  return {
    stored,
    work: draft,
    isUnsaved: !isSameForm(draft.form, stored.form),
    change: (part: Partial<PostForm>) =>
      setWork((before) => ({ ...before, form: { ...before.form, ...part } })),
    /** A copy of an earlier version of this page may lack a part. */
    restore: (copy: UnsavedPost) =>
      setWork((before) => ({ ...before, ...copy, form: { ...before.form, ...copy.form } })),
    /** Goes on with a form on top of what somebody else has stored. */
    settle: ({ form, theirs }: ConflictResolution) => {
      setStored(theirs)
      setWork((before) => ({ ...before, form, etag: theirs.etag }))
    },
  }
}
