import { useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import type { Settlement } from './conflict-dialog.tsx'
import { isSameForm } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import type { PostCopy } from './use-local-copy.ts'

type StoredForm = { form: PostForm; etag: string | null }

/** What is written, beside the stored version that it was made from. */
export function usePostWork(initial: StoredForm) {
  const [stored, setStored] = useState(initial)
  const [work, setWork] = useState<PostCopy>(() => ({ ...initial, key: randomKey() }))
  return {
    stored,
    work,
    isUnsaved: !isSameForm(work.form, stored.form),
    change: (part: Partial<PostForm>) =>
      setWork((before) => ({ ...before, form: { ...before.form, ...part } })),
    /** A copy of an earlier version of this page may lack a part. */
    restore: (copy: PostCopy) =>
      setWork((before) => ({ ...before, ...copy, form: { ...before.form, ...copy.form } })),
    /** Goes on with a form on top of what somebody else has stored. */
    settle: ({ form, theirs }: Settlement) => {
      setStored(theirs)
      setWork((before) => ({ ...before, form, etag: theirs.etag }))
    },
  }
}
