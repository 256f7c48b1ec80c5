'use client'

import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { EditorHandle } from '#src/editor/rich-text-editor.tsx'
import { appendSegment } from './insert-segments.ts'
import { PostEditorHeader } from './post-editor-header.tsx'
import { PostFields } from './post-fields.tsx'
import { isSameForm } from './post-form.ts'
import type { PostForm } from './post-form.ts'
import { PostMediaSidebar } from './post-media-sidebar.tsx'
import { PostQuickActions } from './post-quick-actions.tsx'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { usePostSave } from './use-post-save.ts'
import type { SavedPost } from './use-post-save.ts'

type PostEditorProps = {
  /** The post that is edited, or null for a new one. */
  saved: SavedPost | null
  initialForm: PostForm
  defaultAuthor: string
}

const FORM_ID = 'post-form'

/** The form and its sidebar. The text lives here, so that a failed save leaves it as it is. */
export function PostEditor({ saved, initialForm, defaultAuthor }: PostEditorProps) {
  const [start] = useState(initialForm)
  const [form, setForm] = useState(start)
  const editor = useRef<EditorHandle>(null)
  const { save, isSaving, problems } = usePostSave({ saved, defaultAuthor })
  const leaveQuestion = useLeaveGuard(!isSameForm(form, start))

  const change = (part: Partial<PostForm>) => setForm((current) => ({ ...current, ...part }))
  const append = (segment: string) => {
    if (editor.current) editor.current.append(segment)
    else setForm((current) => ({ ...current, content: appendSegment(current.content, segment) }))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save(form)
  }

  return (
    <>
      <PostEditorHeader id={saved?.id ?? null} formId={FORM_ID} isSaving={isSaving} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <form id={FORM_ID} noValidate onSubmit={handleSubmit} className="min-w-0">
          <PostFields form={form} problems={problems} editor={editor} onChange={change} />
        </form>
        <aside className="grid gap-6 xl:sticky xl:top-8">
          <PostQuickActions
            status={form.status}
            onStatus={(status) => change({ status })}
            onInsert={append}
          />
          <PostMediaSidebar onInsert={append} />
        </aside>
      </div>
      {leaveQuestion}
    </>
  )
}
