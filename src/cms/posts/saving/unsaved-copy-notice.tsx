'use client'

import { useEffect, useState } from 'react'
import { deleteLocalCopy, listOrphanedCopies } from '#src/lib/browser/local-copies.ts'
import type { LocalCopy } from '#src/lib/browser/local-copies.ts'
import { RelativeDate } from '#src/cms/components/relative-date.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { isSameForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { copySubject } from './local-autosave.ts'
import type { UnsavedPost } from './post-draft.ts'

type UnsavedCopyNoticeProps = {
  id: string | null
  /** The stored post: an identical copy is not offered. */
  stored: PostForm
  etag: string | null
  /** Continues with the copy, and deletes it once its text is stored as that of this tab. */
  onRestore: (copy: LocalCopy<UnsavedPost>) => void
}

/** Unsaved text of an earlier visit, to restore or discard. */
export function UnsavedCopyNotice({ id, stored, etag, onRestore }: UnsavedCopyNoticeProps) {
  const { copy, hide } = useUnsavedCopy(id, stored)
  if (!copy) return null
  const restore = () => {
    onRestore(copy)
    hide()
  }
  const discard = () => {
    // A copy that cannot be deleted is offered again.
    void deleteLocalCopy(copy.key).catch(() => undefined)
    hide()
  }
  return (
    <section
      aria-label="Unsaved text"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent bg-surface px-5 py-3"
    >
      <p>
        Unsaved text from <RelativeDate iso={copy.at} />
        {copy.value.form.title.trim() && <>: “{copy.value.form.title.trim()}”</>}.
        {copy.value.etag !== etag && ' The post was saved elsewhere since then.'}
      </p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={restore}>
          Restore
        </Button>
        <Button onClick={discard}>Discard</Button>
      </div>
    </section>
  )
}

function useUnsavedCopy(id: string | null, stored: PostForm) {
  const [copies, setCopies] = useState<LocalCopy<UnsavedPost>[]>([])
  useEffect(() => {
    let isGone = false
    listOrphanedCopies<UnsavedPost>(copySubject(id)).then(
      (found) => !isGone && setCopies(found.filter(({ value }) => !isSameForm(value.form, stored))),
      // Without IndexedDB there is nothing to restore.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [id, stored])
  const [copy] = copies
  return { copy, hide: () => setCopies((all) => all.slice(1)) }
}
