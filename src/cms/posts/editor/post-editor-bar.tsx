import { Eye, ExternalLink, History, Save, Send, SlidersHorizontal } from 'lucide-react'
import {
  ACTION_LABEL,
  PageHeaderActions,
  PageHeaderText,
} from '#src/cms/components/screen/page-header.tsx'
import { PublishingBar } from '#src/cms/publishing/publishing-bar.tsx'
import { formatClockTime } from '#src/lib/format/long-date-time.ts'
import { isPublicNow } from '#src/cms/posts/form/post-form.ts'
import {
  actionLabel,
  publishingAction,
  publishingStatusText,
  useDraftTime,
} from '#src/cms/posts/publishing/publishing-status.ts'
import { draftProblem } from '#src/cms/drafts/draft-problem.tsx'
import { runningMode } from '#src/cms/drafts/draft-machine.ts'
import { unpublishedFields } from '#src/cms/posts/saving/post-draft.ts'
import type { PostDraft, PostState, PostStore } from '#src/cms/posts/saving/post-draft.ts'
import type { SettingsPanel } from '#src/cms/posts/fields/settings-panel.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { AnchorButton, LinkButton } from '#src/ui/controls/link-button.tsx'
import { Tooltip } from '#src/ui/overlays/tooltip.tsx'
import { DiscardChanges } from './discard-changes.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { EditedPost } from './use-edited-post.ts'

const hasUnpublished = ({ stored, form }: PostDraft) =>
  stored.isAutosaved && unpublishedFields(form, stored.live).length > 0

type PostEditorBarProps = {
  state: PostState
  store: PostStore
  onSave: () => void
  onPublish: () => void
  settings: SettingsPanel
  restore: EditedPost['restore']
}

export function PostEditorBar({ state, store, settings, restore, ...on }: PostEditorBarProps) {
  const { draft, isNew } = state
  const now = useDraftTime(draft)
  const running = runningMode(state)
  const action = publishingAction(draft, now)
  const isPublic = draft.form.status !== 'draft'
  const [verb, time] = actionLabel(action, draft.form, now).split(' for ')
  return (
    <PublishingBar
      header={<PostEditorHeader state={state} settings={settings} />}
      state={
        <>
          {publishingStatusText(draft, now)}{' '}
          {hasUnpublished(draft) && <DiscardChanges draft={draft} store={store} />}
        </>
      }
      announcement={running ? 'Saving...' : savedText(state)}
      problem={draftProblem({
        ...{ noun: 'post', state, store, restore },
        // The open dialog says it.
        choice: !('isOpen' in state.status && state.status.isOpen) && (
          <Button onClick={() => store.dispatch({ type: 'conflictOpened' })}>Compare</Button>
        ),
      })}
    >
      <Tooltip label={`${isPublic ? 'Publishes' : 'Saves'}, and goes back to the posts`}>
        <Button
          icon={Save}
          onClick={on.onSave}
          // A save that stays does not take the focus from the button.
          disabled={running === 'leave'}
        >
          {running ? 'Saving...' : isNew ? 'Save' : 'Update'}
        </Button>
      </Tooltip>
      <Tooltip label="Shows how the post will appear and asks for confirmation. The editor stays open.">
        <Button
          icon={Send}
          variant={action === 'unpublish' ? 'secondary' : 'primary'}
          onClick={on.onPublish}
        >
          <span>
            {verb}
            {/* On a phone only the state names it. */}
            {time && <span className="max-sm:sr-only"> for {time}</span>}
            {action === 'unpublish' && '...'}
          </span>
        </Button>
      </Tooltip>
    </PublishingBar>
  )
}

/** A draft over a live post too: nothing public has changed. */
function savedText({ savedAt, draft: { stored } }: PostState): string {
  if (stored.isAutosaved && stored.live && stored.at)
    return `Unpublished changes saved at ${formatClockTime(stored.at)}`
  return savedAt ? `Saved at ${formatClockTime(savedAt)}` : ''
}

export const POSTS = { href: '/cms/blog', label: 'Back to Posts' }

type PostEditorHeaderProps = { state: PostState; settings: SettingsPanel }

function PostEditorHeader({ state, settings }: PostEditorHeaderProps) {
  const now = useDraftTime(state.draft)
  const { isNew } = state
  const { id, form } = state.draft.stored
  const preview = () => window.open(`/blog/${id}`, '_blank', 'noopener')
  return (
    <>
      <PageHeaderText title={isNew ? 'New Post' : 'Edit Post'} back={POSTS} />
      <PageHeaderActions>
        <Button aria-expanded={settings.isBeside} onClick={settings.toggle}>
          <SlidersHorizontal aria-hidden className="size-4 max-sm:hidden" />
          <span className="lg:max-xl:sr-only">Settings</span>
        </Button>
        <Tooltip label="Preview">
          <Button icon={ExternalLink} disabled={isNew} onClick={preview}>
            <span className={ACTION_LABEL}>Preview</span>
          </Button>
        </Tooltip>
        {id && isPublicNow(form, now) && (
          <Tooltip label="View">
            <AnchorButton
              icon={Eye}
              href={`/blog/${encodeURIComponent(form.slug)}`}
              target="_blank"
              rel="noopener"
            >
              <span className={ACTION_LABEL}>View</span>
            </AnchorButton>
          </Tooltip>
        )}
        {id && !isNew && (
          <Tooltip label="History">
            <LinkButton icon={History} href={`/cms/blog/history/${id}`}>
              <span className={ACTION_LABEL}>History</span>
            </LinkButton>
          </Tooltip>
        )}
        <ShareDialog postId={id} isLive={isPublicNow(form, now)} />
      </PageHeaderActions>
    </>
  )
}
