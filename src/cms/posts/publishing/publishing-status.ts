import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import {
  formatClockTime,
  formatPlannedTime,
  formatShortDate,
} from '#src/lib/format/long-date-time.ts'
import { useNow } from '#src/cms/components/screen/use-now.ts'
import { isSameForm, isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { isPublicNow, plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { unpublishedFields } from '#src/cms/posts/saving/post-draft.ts'
import type { PostDraft } from '#src/cms/posts/saving/post-draft.ts'

/** The current time, never before the last save: a just published post is not in the future. */
export const useDraftTime = ({ stored }: PostDraft): number =>
  Math.max(useNow(), stored.at?.getTime() ?? 0)

const dayMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' })

const day = (at: Date, now: number) =>
  at.getFullYear() === new Date(now).getFullYear()
    ? dayMonth.format(at)
    : formatShortDate(at.toISOString())

/** State of the post, and the effect of the next save. */
export function publishingStatusText(draft: PostDraft, now: number): string {
  const where = [statusText(draft, now), nextSave(draft, now)].filter(Boolean).join(' · ')
  if (!isUnsaved(draft)) return where
  const reason = isWithinContentLimit(draft.form.content) ? '' : ': the text is longer than 512 kB'
  return `${where} · Unsaved changes${reason}`
}

function statusText(draft: PostDraft, now: number): string {
  const { id, at, form } = draft.stored
  if (id === null) return 'Not saved yet'
  if (isPublicNow(form, now)) return liveSince(form, now) + changes(draft)
  if (form.status === 'scheduled' && form.publishedAt)
    return `Scheduled for ${formatPlannedTime(form.publishedAt, now)}${changes(draft)}`
  if (!at) return 'Draft'
  const isToday = new Date(now).toDateString() === at.toDateString()
  return `Draft, saved ${isToday ? `at ${formatClockTime(at)}` : `on ${day(at, now)}`}`
}

const liveSince = ({ publishedAt }: PostForm, now: number) =>
  publishedAt ? `Published on ${day(new Date(publishedAt), now)}` : 'Published'

/** Unsaved changes hide unpublished ones, so that the text fits one line on a phone. */
function changes(draft: PostDraft): string {
  const { length } = isUnsaved(draft) ? [] : unpublishedFields(draft.form, draft.stored.live)
  return length === 0 ? '' : ', unpublished changes'
}

/** Effect of a save on the status; empty if there is none. */
function nextSave({ form, stored }: PostDraft, now: number): string {
  const isLive = stored.id !== null && isPublicNow(stored.form, now)
  if (isLive && form.status === 'draft') return 'Saving will unpublish this post'
  if (form.status === stored.form.status && form.scheduledFor === stored.form.scheduledFor)
    return stored.live && form.slug !== stored.form.slug ? 'Publishing will change the URL' : ''
  if (form.status === 'published') return 'Saving will publish this post'
  if (form.status === 'draft') return 'Saving will make this post a draft'
  const planned = plannedTime(form)
  if (!planned) return ''
  return `Saving will ${isLive ? 'hide this post until' : 'schedule this post for'} ${formatPlannedTime(planned, now)}`
}

export type PublishingAction = 'publish' | 'schedule' | 'update' | 'unpublish'

export function publishingAction({ form, stored }: PostDraft, now: number): PublishingAction {
  const isLive = stored.id !== null && isPublicNow(stored.form, now)
  const planned = plannedTime(form)
  if (form.status === 'scheduled' && (planned === null || isFuture(planned, now))) return 'schedule'
  if (!isLive) return 'publish'
  if (form.status === 'draft') return 'unpublish'
  const isChanged = stored.isAutosaved || !isSameForm(form, stored.form)
  return isChanged ? 'update' : 'unpublish'
}

const LABELS: Record<PublishingAction, string> = {
  publish: 'Publish',
  schedule: 'Schedule',
  update: 'Publish changes',
  unpublish: 'Unpublish',
}

export function actionLabel(action: PublishingAction, form: PostForm, now: number): string {
  const planned = action === 'schedule' && plannedTime(form)
  return planned ? `Schedule for ${formatPlannedTime(planned, now)}` : LABELS[action]
}
