import { useRef, useState, useSyncExternalStore } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { randomKey } from '#src/lib/random-key.ts'
import { appendSegment } from '#src/cms/posts/form/insert-segments.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { spellTags } from '#src/cms/posts/form/tag-spelling.ts'
import { useCoverUpload } from '#src/cms/posts/fields/use-cover-upload.ts'
import { useReadTime } from '#src/cms/posts/fields/use-read-time.ts'
import { useUsedTerms } from '#src/cms/posts/fields/use-used-terms.ts'
import type { StoredVersion } from '#src/cms/posts/saving/post-draft.ts'
import { openedPost } from '#src/cms/posts/saving/save-machine.ts'
import { createSaveStore } from '#src/cms/posts/saving/save-store.ts'
import { useAutomaticSaves } from '#src/cms/posts/saving/use-automatic-saves.ts'
import { useForeignSaves } from '#src/cms/posts/saving/use-foreign-saves.ts'
import { useSaveEffects } from '#src/cms/posts/saving/use-save-effects.ts'

export type EditedPostOptions = {
  /** The stored post, or an empty form for a new one. */
  initial: StoredVersion
  defaultAuthor: string
  /** A new post was stored, and stays open. */
  onCreated?: (id: string) => void
  /** The draft of a new post was stored. */
  onDraft?: (id: string) => void
}

const MISSING_IMAGE = {
  field: 'content',
  message: 'A picture was not uploaded. Try again or dismiss it.',
} as const

/** The form, how it is saved, and what completes it: uploads, read time, tags. */
export function useEditedPost(options: EditedPostOptions) {
  const { initial, defaultAuthor, onCreated, onDraft } = options
  const [store] = useState(() =>
    createSaveStore(openedPost({ stored: initial, defaultAuthor, key: randomKey() })),
  )
  const { state, dispatch, subscribe } = store
  const current = useSyncExternalStore(subscribe, state, state)
  const { form, stored } = current.draft
  const editor = useRef<EditorHandle>(null)
  const change = (part: Partial<PostForm>) => dispatch({ type: 'changed', part })
  const terms = useUsedTerms(stored.id)
  const readTime = useReadTime(initial.id === null)
  const cover = useCoverUpload((imageUrl) => change({ imageUrl }))

  /** The editor's `onChange` is debounced; `read()` calls it with the pending changes. */
  const readEditor = () => void editor.current?.read()
  const prepare = async () => {
    const [areStored, missingCover] = await Promise.all([
      editor.current?.waitForUploads(),
      cover.wait(),
    ])
    readEditor()
    const { form: now } = state().draft
    const filled = { readTime: readTime.complete(now), tags: spellTags(now.tags, terms.tags) }
    return { filled, problem: areStored === false ? MISSING_IMAGE : missingCover }
  }
  useSaveEffects(store, { readEditor, prepare, onCreated, onDraft })
  useAutomaticSaves(store)
  useForeignSaves(store)
  return {
    store,
    readEditor,
    current,
    form,
    stored,
    editor,
    terms,
    cover,
    change,
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
