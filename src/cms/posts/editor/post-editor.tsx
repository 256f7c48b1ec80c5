'use client'

import { useEffect, useRef } from 'react'
import type { FormEvent, RefObject } from 'react'
import { useNow } from '#src/cms/components/use-now.ts'
import { ConflictDialog } from '#src/cms/posts/saving/conflict-dialog.tsx'
import { isPublicNow } from '#src/cms/posts/form/post-form.ts'
import type { PostProblems } from '#src/cms/posts/form/post-save-texts.ts'
import { UnsavedCopyNotice } from '#src/cms/posts/saving/unsaved-copy-notice.tsx'
import { PostEditorHeader } from './post-editor-header.tsx'
import { PostFields } from '#src/cms/posts/fields/post-fields.tsx'
import { PostMediaSidebar } from '#src/cms/posts/fields/post-media-sidebar.tsx'
import { PostQuickActions } from '#src/cms/posts/fields/post-quick-actions.tsx'
import { PublishPanel } from '#src/cms/posts/fields/publish-panel.tsx'
import { useUnsavedChangesGuard } from '#src/cms/documents/use-unsaved-changes-guard.tsx'
import { isUnsaved } from '#src/cms/posts/saving/post-draft.ts'
import type { StoredVersion } from '#src/cms/posts/saving/post-draft.ts'
import { hasTextToLose, runningMode, shownFailure } from '#src/cms/posts/saving/save-machine.ts'
import { useEditedPost } from './use-edited-post.ts'
import type { EditedPost, EditedPostOptions } from './use-edited-post.ts'
import { useFocusAfterSave } from './use-focus-after-save.ts'
import { useShownAddress } from './use-shown-address.ts'

const FORM_ID = 'post-form'

/** The form and its sidebar. Holds the text, so that a failed save leaves it unchanged. */
export function PostEditor(props: EditedPostOptions) {
  const post = useEditedPost(props)
  const { stored, current, store } = post
  const { problems, isSignedOut } = shownFailure(current)
  const running = runningMode(current)
  const isHeld = running === 'leave'
  const form = useRef<HTMLFormElement>(null)
  const publishTitle = useRef<HTMLHeadingElement>(null)
  const viewPath = useViewPath(stored)
  const leaveQuestion = useUnsavedChangesGuard({
    what: 'post',
    hasUnsaved: () => hasTextToLose(store.state()),
    onDiscard: () => store.dispatch({ type: 'discarded' }),
  })
  const rememberFocus = useFocusAfterSave(isHeld)
  useShownAddress(form, post.editor)
  // Beside the toast: a field of the sidebar may be far from the text.
  useEffect(() => {
    document.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' })
  }, [problems])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    rememberFocus()
    store.dispatch({ type: 'requested', mode: 'leave' })
  }
  return (
    <>
      <PostEditorHeader
        id={stored.id}
        formId={FORM_ID}
        viewPath={viewPath}
        saving={{ running, savedAt: current.savedAt }}
        isUnsaved={isUnsaved(current.draft)}
        onShowPublish={() => {
          publishTitle.current?.scrollIntoView()
          publishTitle.current?.focus({ preventScroll: true })
        }}
      />
      <UnsavedCopyNotice
        id={stored.id}
        stored={stored.form}
        etag={stored.etag}
        onRestore={(copy) => store.dispatch({ type: 'restored', copy })}
      />
      {/* `inert` before leaving, because later input would be in no version; released when the save fails. */}
      <div
        inert={isHeld}
        className="grid items-start gap-6 transition-opacity inert:opacity-60 xl:grid-cols-[minmax(0,1fr)_19rem]"
      >
        <form ref={form} id={FORM_ID} noValidate onSubmit={handleSubmit} className="min-w-0">
          <PostFields
            form={post.form}
            problems={problems}
            isSignedOut={isSignedOut}
            editor={post.editor}
            cover={post.cover}
            terms={post.terms}
            onCount={post.followCount}
            onChange={post.change}
          />
        </form>
        <PostSidebar post={post} problems={problems} publishTitle={publishTitle} />
      </div>
      {leaveQuestion}
      {current.status.kind === 'conflict' && (
        <ConflictDialog
          theirs={current.status.theirs}
          mine={post.form}
          onClose={() => store.dispatch({ type: 'conflictClosed' })}
          onResolve={(resolution, isSaved) =>
            store.dispatch({ type: 'conflictResolved', ...resolution, isSaved })
          }
        />
      )}
    </>
  )
}

type PostSidebarProps = {
  post: EditedPost
  problems: PostProblems
  publishTitle: RefObject<HTMLHeadingElement | null>
}

function PostSidebar({ post, problems, publishTitle }: PostSidebarProps) {
  const { stored, form, change, insert } = post
  return (
    <aside className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:sticky xl:top-8 xl:max-h-[calc(100dvh-4rem)] xl:overflow-y-auto">
      <PublishPanel
        form={form}
        stored={stored.id === null ? null : stored.form}
        problems={problems}
        terms={post.terms}
        title={publishTitle}
        onChange={change}
      />
      <PostQuickActions
        status={form.status}
        onStatus={(status) => change({ status })}
        onInsert={(segment) => insert('append', segment)}
      />
      <PostMediaSidebar
        onAppend={(segment) => insert('append', segment)}
        onInsert={(segment) => insert('insert', segment)}
      />
    </aside>
  )
}

/** The public page of a post that visitors see. */
function useViewPath({ form }: StoredVersion): string | null {
  const now = useNow()
  return isPublicNow(form, now) ? `/blog/${encodeURIComponent(form.slug)}` : null
}
