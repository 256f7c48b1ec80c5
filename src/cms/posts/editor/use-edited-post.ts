import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { appendSegment } from '#src/cms/posts/form/insert-segments.ts'
import { spellTags } from '#src/cms/posts/form/tag-spelling.ts'
import { useCoverUpload } from '#src/cms/posts/fields/use-cover-upload.ts'
import { useReadTime } from '#src/cms/posts/fields/use-read-time.ts'
import { useUsedTerms } from '#src/cms/posts/fields/use-used-terms.ts'
import { useLocalAutosave } from '#src/cms/posts/saving/use-local-autosave.ts'
import { usePostDraft } from '#src/cms/posts/saving/use-post-draft.ts'
import type { StoredVersion } from '#src/cms/posts/saving/use-post-draft.ts'
import { usePostSave } from '#src/cms/posts/saving/use-post-save.ts'

export type EditedPostOptions = {
  /** The stored post, or an empty form for a new one. */
  initial: StoredVersion
  defaultAuthor: string
  /** A new post was stored, and stays open. */
  onCreated?: (id: string) => void
}

const MISSING_IMAGE = {
  field: 'content',
  message: 'A picture was not uploaded. Try again or dismiss it.',
} as const

/** The form, where its text is stored, and what completes it: uploads, read time, tags. */
export function useEditedPost({ initial, defaultAuthor, onCreated }: EditedPostOptions) {
  const draft = usePostDraft(initial)
  const { stored, work, change } = draft
  const { form } = work
  const editor = useRef<EditorHandle>(null)
  const terms = useUsedTerms(stored.id)
  const readTime = useReadTime(initial.id === null)
  const cover = useCoverUpload((imageUrl) => change({ imageUrl }))
  // The editor's `onChange` is debounced; `read()` includes the pending changes.
  const latestForm = () => ({ ...form, content: editor.current?.read() ?? form.content })
  const latest = useLatest(() => ({
    form: latestForm(),
    base: { id: stored.id, stored: stored.form, etag: work.etag, key: work.key },
  }))
  const copies = useLocalAutosave({ id: stored.id, copy: work, stored: stored.form, latestForm })

  const prepare = async () => {
    const [areStored, missingCover] = await Promise.all([
      editor.current?.waitForUploads(),
      cover.wait(),
    ])
    const now = latest.current().form
    const filled = { readTime: readTime.complete(now), tags: spellTags(now.tags, terms.tags) }
    if (filled.readTime !== now.readTime || filled.tags !== now.tags)
      flushSync(() => change(filled))
    return areStored === false ? MISSING_IMAGE : missingCover
  }
  const saving = usePostSave({
    defaultAuthor,
    latest: () => latest.current(),
    prepare,
    onStored: (sent, saved, mode) => {
      const isCreation = latest.current().base.id === null
      draft.confirm(sent, saved)
      if (isCreation && mode === 'stay') onCreated?.(saved.data.id)
    },
    onLeave: copies.discard,
  })
  return {
    ...draft,
    editor,
    terms,
    cover,
    copies,
    saving,
    insert: (way: 'append' | 'insert', segment: string) => {
      if (editor.current) editor.current[way](segment)
      else change({ content: appendSegment(form.content, segment) })
    },
    followCount: (count: { words: number; minutes: number }) => {
      const followed = readTime.follow(form.readTime, count)
      if (followed !== form.readTime) change({ readTime: followed })
    },
  }
}

export type EditedPost = ReturnType<typeof useEditedPost>

/** A ref to the latest value, for callbacks that outlive this render. */
function useLatest<T>(value: T) {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}
