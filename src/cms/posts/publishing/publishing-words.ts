import { isWithinContentLimit } from '#src/content/format/content-limit.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { isSameForm, isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import { isPublicNow, plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { unpublishedFields } from '#src/cms/posts/saving/post-draft.ts'
import type { PostDraft } from '#src/cms/posts/saving/post-draft.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dayMonthYear = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

export const clockTime = (at: Date | number) => clock.format(at)

const day = (at: Date, now: number) =>
  (at.getFullYear() === new Date(now).getFullYear() ? dayMonth : dayMonthYear).format(at)

/** `3 November, 10:42`, in the author's time zone. */
export const moment = (iso: string, now: number) =>
  `${day(new Date(iso), now)}, ${clockTime(new Date(iso))}`

/** Where the post stands, in words, and what the next save will do. */
export function publishingWords(draft: PostDraft, now: number): string {
  const where = [standing(draft, now), nextSave(draft, now)].filter(Boolean).join(', ')
  if (!isUnsaved(draft)) return where
  const reason = isWithinContentLimit(draft.form.content) ? '' : ': the text is longer than 512 kB'
  return `${where} · Unsaved changes${reason}`
}

function standing(draft: PostDraft, now: number): string {
  const { stored } = draft
  const { at } = stored
  if (stored.id === null) return 'Not saved yet'
  if (!isFuture(stored.form.publishedAt, now) && stored.form.status !== 'draft')
    return [liveSince(stored.form, now), changes(draft)].filter(Boolean).join(', ')
  if (stored.form.status === 'scheduled' && stored.form.publishedAt)
    return [`Goes live ${moment(stored.form.publishedAt, now)}`, changes(draft)]
      .filter(Boolean)
      .join(', ')
  if (!at) return 'Draft'
  const isToday = new Date(now).toDateString() === at.toDateString()
  return `Draft, saved ${isToday ? clockTime(at) : day(at, now)}`
}

const liveSince = ({ publishedAt }: PostForm, now: number) =>
  publishedAt ? `Live since ${day(new Date(publishedAt), now)}` : 'Live'

/** While some are not even saved, only that is said: the line stays one on a phone. */
function changes(draft: PostDraft): string {
  const { length } = isUnsaved(draft) ? [] : unpublishedFields(draft.form, draft.stored.live)
  return length === 0 ? '' : 'changes not published'
}

/** What a save does to the status; empty when it stays. */
function nextSave({ form, stored }: PostDraft, now: number): string {
  const isLive = stored.id !== null && isPublicNow(stored.form, now)
  if (isLive && form.status === 'draft') return 'will go offline when you save'
  if (form.status === stored.form.status && form.scheduledFor === stored.form.scheduledFor)
    return stored.live && form.slug !== stored.form.slug ? 'address changes when you publish' : ''
  if (form.status === 'published') return 'will be published when you save'
  if (form.status === 'draft') return 'will be a draft when you save'
  const planned = plannedTime(form)
  if (!planned) return ''
  return `will ${isLive ? 'go offline until' : 'go live'} ${moment(planned, now)} when you save`
}

export type PublishingAction = 'publish' | 'schedule' | 'update' | 'unpublish'

/** What the one button leads to. */
export function publishingAction({ form, stored }: PostDraft, now: number): PublishingAction {
  const isLive = stored.id !== null && isPublicNow(stored.form, now)
  const planned = plannedTime(form)
  if (form.status === 'scheduled' && (planned === null || isFuture(planned, now))) return 'schedule'
  if (!isLive) return 'publish'
  if (form.status === 'draft') return 'unpublish'
  const isChanged = stored.isAutosaved || !isSameForm(form, stored.form)
  return isChanged ? 'update' : 'unpublish'
}

/** The words of a button that shows first what it will do, and of one that does it. */
export function actionLabel(action: PublishingAction, form: PostForm, now: number): string {
  switch (action) {
    case 'publish':
      return 'Publish'
    case 'schedule': {
      const planned = plannedTime(form)
      return planned === null ? 'Schedule' : `Schedule for ${moment(planned, now)}`
    }
    case 'update':
      return 'Publish changes'
    case 'unpublish':
      return 'Unpublish'
  }
}
