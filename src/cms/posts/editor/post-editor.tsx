'use client'

import { useLayoutEffect, useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { ConflictDialog } from '#src/cms/posts/saving/conflict-dialog.tsx'
import type { ConflictResolution } from '#src/cms/posts/saving/conflict-dialog.tsx'
import { appendSegment } from '#src/cms/posts/form/insert-segments.ts'
import { UnsavedCopyNotice } from '#src/cms/posts/saving/unsaved-copy-notice.tsx'
import { PostEditorHeader } from './post-editor-header.tsx'
import { PostFields } from '#src/cms/posts/fields/post-fields.tsx'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { PostMediaSidebar } from '#src/cms/posts/fields/post-media-sidebar.tsx'
import { PostQuickActions } from '#src/cms/posts/fields/post-quick-actions.tsx'
import { useUnsavedChangesGuard } from '#src/cms/posts/saving/use-unsaved-changes-guard.tsx'
import { useLocalAutosave } from '#src/cms/posts/saving/use-local-autosave.ts'
import { usePostSave } from '#src/cms/posts/saving/use-post-save.ts'
import type { SavedPost } from '#src/cms/posts/saving/use-send-post.ts'
import { usePostDraft } from '#src/cms/posts/saving/use-post-draft.ts'
import { useShownAddress } from './use-shown-address.ts'
import { useSaveShortcut } from '#src/cms/posts/saving/use-save-shortcut.ts'

type PostEditorProps = {
  /** The post that is edited, or null for a new one. */
  saved: SavedPost | null
  initialForm: PostForm
  defaultAuthor: string
}

const FORM_ID = 'post-form'

/** The form and its sidebar. Holds the text, so that a failed save leaves it unchanged. */
export function PostEditor({ saved, initialForm, defaultAuthor }: PostEditorProps) {
  const id = saved?.id ?? null
  const start = { form: initialForm, etag: saved?.etag ?? null }
  const { stored, work, isUnsaved, change, restore, settle } = usePostDraft(start)
  const { form, etag, key } = work
  const editor = useRef<EditorHandle>(null)
  const formElement = useRef<HTMLFormElement>(null)
  // The editor's `onChange` is debounced; `read()` includes the pending changes.
  const latestForm = () => ({ ...form, content: editor.current?.read() ?? form.content })
  const latest = useLatest(latestForm)
  const copies = useLocalAutosave({ id, copy: work, stored: stored.form, latestForm })
  const saving = usePostSave({ saved, defaultAuthor, onSaved: copies.discard })
  const leaveQuestion = useUnsavedChangesGuard(isUnsaved, () => void copies.discard())
  useFormRequests(formElement, editor)
  const rememberFocus = useFocusAfterSave(saving.isSaving, editor)

  const insertSegment = (way: 'append' | 'insert', segment: string) => {
    if (editor.current) editor.current[way](segment)
    else change({ content: appendSegment(form.content, segment) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    rememberFocus()
    const read = async () =>
      (await editor.current?.waitForUploads()) === false ? null : latest.current()
    void saving.save({ etag, key, read })
  }
  const handleSettle = (settlement: ConflictResolution) => {
    settle(settlement)
    saving.settle()
  }

  return (
    <>
      <PostEditorHeader id={id} formId={FORM_ID} isSaving={saving.isSaving} />
      <UnsavedCopyNotice
        id={id}
        stored={stored.form}
        etag={stored.etag}
        onRestore={(copy) => copies.keep(copy).then(() => restore(copy))}
      />
      {/* `inert` during a save, because later input would be in no version; released when the save fails. */}
      <div
        inert={saving.isSaving}
        className="grid items-start gap-6 transition-opacity inert:opacity-60 xl:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <form ref={formElement} id={FORM_ID} noValidate onSubmit={handleSubmit} className="min-w-0">
          <PostFields
            form={form}
            problems={saving.problems}
            isSignedOut={saving.isRefusedSession}
            editor={editor}
            onChange={change}
          />
        </form>
        <aside className="grid gap-6 xl:sticky xl:top-8">
          <PostQuickActions
            status={form.status}
            onStatus={(status) => change({ status })}
            onInsert={(segment) => insertSegment('append', segment)}
          />
          <PostMediaSidebar
            onAppend={(segment) => insertSegment('append', segment)}
            onInsert={(segment) => insertSegment('insert', segment)}
          />
        </aside>
      </div>
      {leaveQuestion}
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          onClose={saving.settle}
          onResolve={handleSettle}
          onSaveMine={(settlement) => {
            handleSettle(settlement)
            const read = () => Promise.resolve(settlement.form)
            void saving.save({ etag: settlement.theirs.etag, key, read })
          }}
        />
      )}
    </>
  )
}

/** A ref to the latest value, for callbacks that outlive this render. */
function useLatest<T>(value: T) {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}

/** What acts on the form from outside: the save shortcut, and the URL of a link to correct. */
function useFormRequests(
  form: RefObject<HTMLFormElement | null>,
  editor: RefObject<EditorHandle | null>,
) {
  useSaveShortcut(form)
  useShownAddress(form, editor)
}

/**
 * An inert form loses focus; restores it to the same element afterwards.
 * @returns stores the focused element, before the form becomes inert
 */
function useFocusAfterSave(isHeld: boolean, editor: RefObject<EditorHandle | null>) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { current } = focused
    // A click on the inert form moves focus to an ancestor.
    if (isHeld || !document.activeElement?.contains(current)) return
    focused.current = null
    // Restores the caret too.
    if (current?.matches('.rte-content')) editor.current?.focus()
    else if (current instanceof HTMLElement) current.focus({ preventScroll: true })
  }, [isHeld, editor])
  return () => {
    focused.current = document.activeElement
  }
}
