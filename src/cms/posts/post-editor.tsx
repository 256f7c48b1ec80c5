'use client'

import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { appendSegment } from './insert-segments.ts'
import { LeftCopyOffer } from './left-copy-offer.tsx'
import { PostEditorHeader } from './post-editor-header.tsx'
import { PostFields } from './post-fields.tsx'
import { isSameForm } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import { PostMediaSidebar } from './post-media-sidebar.tsx'
import { PostQuickActions } from './post-quick-actions.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { useLocalCopy } from './use-local-copy.ts'
import { usePostSave } from './use-post-save.ts'
import type { SavedPost } from './use-post-save.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

type PostEditorProps = {
  /** The post that is edited, or null for a new one. */
  saved: SavedPost | null
  initialForm: PostForm
  defaultAuthor: string
}

const FORM_ID = 'post-form'

/** The form and its sidebar. The text lives here, so that a failed save leaves it as it is. */
export function PostEditor({ saved, initialForm, defaultAuthor }: PostEditorProps) {
  const id = saved?.id ?? null
  const [start] = useState({ form: initialForm, etag: saved?.etag ?? null })
  /** What is written, and the stored version it was made from. */
  const [{ form, etag }, setWork] = useState(start)
  const editor = useRef<EditorHandle>(null)
  const formElement = useRef<HTMLFormElement>(null)
  const isUnsaved = !isSameForm(form, start.form)
  const { giveUp } = useLocalCopy({ id, copy: { form, etag }, isUnsaved })
  const saving = usePostSave({ saved, defaultAuthor, onSaved: giveUp })
  const leaveQuestion = useLeaveGuard(isUnsaved, () => void giveUp())
  useSaveShortcut(formElement)

  const change = (part: Partial<PostForm>) =>
    setWork((work) => ({ ...work, form: { ...work.form, ...part } }))
  const put = (way: 'append' | 'insert', segment: string) => {
    if (editor.current) editor.current[way](segment)
    else change({ content: appendSegment(form.content, segment) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The editor tells what is written in the pauses; a save does not wait for one.
    void saving.save({ ...form, content: editor.current?.read() ?? form.content }, etag)
  }
  const take = (taken: PostForm, version: string | null) => {
    setWork({ form: taken, etag: version })
    saving.settle()
  }

  return (
    <>
      <PostEditorHeader id={id} formId={FORM_ID} isSaving={saving.isSaving} />
      <LeftCopyOffer
        id={id}
        stored={start.form}
        etag={start.etag}
        onRestore={(copy) => take(copy.form, copy.etag)}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
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
            onInsert={(segment) => put('append', segment)}
          />
          <PostMediaSidebar
            onAppend={(segment) => put('append', segment)}
            onInsert={(segment) => put('insert', segment)}
          />
        </aside>
      </div>
      {leaveQuestion}
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          onClose={saving.settle}
          onTake={take}
          onSaveMine={(mine, version) => {
            take(mine, version)
            void saving.save(mine, version)
          }}
        />
      )}
    </>
  )
}
