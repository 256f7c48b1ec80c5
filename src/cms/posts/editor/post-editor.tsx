import { useEffect, useRef, useState, useLayoutEffect } from 'react'
import type { PostProblems } from '#src/cms/posts/form/post-form.ts'
import { publishingAction } from '#src/cms/posts/publishing/publishing-status.ts'
import { showInvalidField } from '#src/cms/drafts/draft-problem.tsx'
import { RecoverDraftNotice } from '#src/cms/drafts/recover-draft-notice.tsx'
import { PostFields } from '#src/cms/posts/fields/post-field-groups.tsx'
import { PostQuickActions } from '#src/cms/posts/fields/post-quick-actions.tsx'
import { PublishPanel } from '#src/cms/posts/fields/publish-panel.tsx'
import { SettingsAside, useSettingsPanel } from '#src/cms/posts/fields/settings-panel.tsx'
import type { SettingsPanel } from '#src/cms/posts/fields/settings-panel.tsx'
import { useControlKey } from '#src/cms/drafts/use-page-events.ts'
import { lazyDialog } from '#src/cms/components/questions/lazy-dialog.tsx'
import type { PostDraft } from '#src/cms/posts/saving/post-draft.ts'
import { runningMode, visibleProblems } from '#src/cms/drafts/draft-machine.ts'
import { PostEditorBar } from './post-editor-bar.tsx'
import { useEditedPost } from './use-edited-post.ts'
import type { EditedPost, EditedPostOptions } from './use-edited-post.ts'
import { selectUrl, useSelectUrl } from './use-select-url.ts'
import { lazyPart } from '#src/cms/components/screen/lazy-part.tsx'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { plannedTime } from '#src/cms/posts/form/post-form.ts'
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx'
import { SidebarCard } from '#src/cms/posts/fields/sidebar-card.tsx'

/** Loaded on demand: most drafts are not published immediately. */
const LazyPublishingStep = lazyDialog({
  name: 'The publishing step',
  load: async () => (await import('#src/cms/posts/publishing/publishing-step.tsx')).PublishingStep,
})

const LazyConflictDialog = lazyDialog({
  name: 'The other version',
  load: async () => (await import('#src/cms/posts/saving/conflict-dialog.tsx')).ConflictDialog,
})

/** The form and its sidebar. Holds the text, so that a failed save leaves it unchanged. */
export function PostEditor(props: EditedPostOptions) {
  const post = useEditedPost(props)
  const { current, store, form: fields } = post
  const problems: PostProblems = visibleProblems(current)
  const isHeld = runningMode(current) === 'leave'
  const form = useRef<HTMLFormElement>(null)
  const settings = useSettingsPanel()
  const [isPublishing, setIsPublishing] = useState(false)
  const rememberFocus = useFocusAfterSave(isHeld)
  useSelectUrl(form, post.editor)
  const publish = () => {
    post.readEditor()
    setIsPublishing(true)
  }
  useControlKey('enter', () => hasSomethingToPublish(store.state().draft) && publish())
  useShownProblem(current.status.kind === 'refused' ? problems : null)

  const handleSave = () => {
    rememberFocus()
    store.dispatch({ type: 'requested', mode: 'leave' })
  }
  return (
    <>
      <PostEditorBar
        state={current}
        store={store}
        onSave={handleSave}
        onPublish={publish}
        settings={settings}
        restore={post.restore}
      />
      <RecoverDraftNotice noun="post" state={current} store={store} />
      {/* `inert` before leaving, because later input would be in no version; released when the save fails. */}
      <div
        inert={isHeld}
        className="-mt-4 grid items-start gap-6 transition-opacity inert:opacity-60 xl:[&:has([data-beside]):not(:has(.rte-focus-mode))]:grid-cols-[minmax(0,1fr)_19rem]"
      >
        {/* Enter in a field would submit: it must never save. */}
        <form
          ref={form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="min-w-0"
        >
          <PostFields
            form={fields}
            isNew={props.initial.id === null}
            problems={problems}
            editor={post.editor}
            cover={post.cover}
            terms={post.terms}
            onCount={post.followCount}
            onChange={post.change}
          />
        </form>
        <PostSidebar post={post} problems={problems} settings={settings} />
      </div>
      <OfflineQuestion post={post} />
      {isPublishing && (
        <LazyPublishingStep
          state={current}
          store={store}
          terms={post.terms}
          cover={post.cover}
          onClose={() => setIsPublishing(false)}
          onShow={(url) => {
            setIsPublishing(false)
            // After the dialog has given the focus back.
            setTimeout(() => selectUrl(form.current, post.editor.current, url))
          }}
        />
      )}
      <EditConflict post={post} />
    </>
  )
}

const hasSomethingToPublish = (draft: PostDraft) =>
  publishingAction(draft, Date.now()) !== 'unpublish'

function EditConflict({ post: { current, store, form } }: { post: EditedPost }) {
  if (current.status.kind !== 'conflict' || !current.status.isOpen) return null
  const { remote } = current.status
  return (
    <LazyConflictDialog
      remote={remote}
      mine={form}
      onClose={() => store.dispatch({ type: 'conflictClosed' })}
      onResolve={(resolved, isSaved) =>
        store.dispatch({ type: 'conflictResolved', form: resolved, remote, isSaved })
      }
    />
  )
}

/** Asks before a save takes a live post offline, whatever set its status. */
function OfflineQuestion({ post: { current, store } }: { post: EditedPost }) {
  if (current.status.kind !== 'asking') return null
  const { form, stored } = current.draft
  const isPlanned = form.status === 'scheduled' && isFuture(plannedTime(form))
  const question = {
    title: 'Unpublish this post?',
    description: isPlanned
      ? `Visitors will not be able to open /blog/${stored.form.slug} until the scheduled time.`
      : `Visitors will no longer be able to open /blog/${stored.form.slug}. The text stays here as a draft.`,
    confirmLabel: 'Unpublish',
    isDestructive: true,
  }
  return (
    <ConfirmDialog
      question={question}
      onAnswer={(isConfirmed) => store.dispatch({ type: 'offlineAnswered', isConfirmed })}
    />
  )
}

function useShownProblem(problems: PostProblems | null) {
  const count = problems ? Object.keys(problems).length : 0
  const shown = useRef(0)
  useEffect(() => {
    const isNew = count > shown.current
    shown.current = count
    // Not when one of them was corrected: the caret is there.
    if (!isNew || showInvalidField()) return
    // The code of its card may have to be loaded.
    const look = setInterval(() => showInvalidField() && clearInterval(look), 100)
    return () => clearInterval(look)
  }, [count])
}

type PostSidebarProps = {
  post: EditedPost
  problems: PostProblems
  settings: SettingsPanel
}

function PostSidebar({ post, problems, settings }: PostSidebarProps) {
  const { stored, form, change, insert } = post
  return (
    <SettingsAside settings={settings}>
      <PublishPanel
        form={form}
        stored={stored.id === null ? null : stored.form}
        problems={problems}
        terms={post.terms}
        card={settings.card}
        onChange={change}
      />
      <PostQuickActions
        status={form.status}
        onStatus={(status) => change({ status })}
        onInsert={(segment) => insert('append', segment)}
      />
      <SidebarCard title="Media Library">
        <LazyChoices onInsert={insert} />
      </SidebarCard>
    </SettingsAside>
  )
}

/** Stores the focused element before the form becomes inert, and restores it afterwards. */
function useFocusAfterSave(isHeld: boolean) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const { current } = focused
    // A click on the inert form moves focus to an ancestor.
    if (isHeld || !document.activeElement?.contains(current)) return
    focused.current = null
    if (current instanceof HTMLElement) current.focus({ preventScroll: true })
  }, [isHeld])
  return () => {
    focused.current = document.activeElement
  }
}

const LazyChoices = lazyPart({
  name: 'The media library',
  fallback: null,
  load: async () => (await import('#src/cms/posts/fields/media-choices.tsx')).MediaChoices,
})
