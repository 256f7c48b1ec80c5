import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { postDraftBodySchema } from '#src/contract/posts/post-draft-schemas.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import { isSameForm, pick } from '#src/cms/drafts/draft-kind.ts'
import type { AnyMode, Draft, DraftKind, Version } from '#src/cms/drafts/draft-kind.ts'
import type { DraftState } from '#src/cms/drafts/draft-machine.ts'
import type { DraftStore } from '#src/cms/drafts/draft-store.ts'
import {
  emptyPostForm,
  failsRule,
  firstProblem,
  formToBody,
  isPublicNow,
  plannedTime,
  postToForm,
  requestFields,
} from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { WithETag } from '#src/queries/client.ts'
import type { OpenedPost } from '#src/queries/post-queries.ts'
import { RequestError } from '#src/queries/request-error.ts'

export type PostVersion = Version<PostForm> & { live: PostForm | null; isAutosaved: boolean }

export type PostDraft = Draft<PostVersion>
export type PostState = DraftState<PostVersion>
export type PostStore = DraftStore<PostVersion>

export function savedVersion({ data, etag }: WithETag<Post>, at = new Date()): PostVersion {
  const form = postToForm(data, at.getTime())
  return { id: data.id, form, etag, at, live: liveForm(form), isAutosaved: false }
}

export function openedVersion({ data, etag, live }: OpenedPost): PostVersion {
  const form = postToForm(data)
  const shown = live && postToForm(live)
  const isAutosaved = shown !== null && unpublishedFields(form, shown).length > 0
  return { id: data.id, form, etag, live: shown, isAutosaved, at: new Date(data.updatedAt) }
}

const liveForm = (form: PostForm) => (form.status === 'draft' ? null : form)

export const unpublishedFields = (form: PostForm, live: PostForm | null) =>
  live ? POST_FIELD_NAMES.filter((name) => form[name] !== live[name]) : []

export function postKind(defaultAuthor: string): DraftKind<PostVersion> {
  return {
    assigned: ['slug', 'status', 'publishedAt', 'scheduledFor'],
    createsByKey: true,
    automatic: automaticSave,
    body: ({ stored }, { sent, at }) =>
      formToBody(sent, { defaultAuthor, stored: stored.form, now: at }),
    isDone: ({ stored, form }) =>
      stored.id !== null && !stored.isAutosaved && isSameForm(form, stored.form),
    confirmed: (before, saved, { form, isAutosaved }) => ({
      ...saved,
      live: isAutosaved ? before.live : liveForm(form),
      isAutosaved,
    }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    isSolved: (field, before, after) =>
      before[field as PostFieldName] !== after[field as PostFieldName] &&
      isStorableField(field, after) &&
      !failsRule(after, field),
    failureText: saveFailureText,
    savedText: (isNew) =>
      isNew ? 'Blog post created successfully' : 'Blog post updated successfully',
    problem: firstProblem,
    goesOffline,
    onlineAgain: ({ form: { publishedAt } }, { sent }) => ({
      sent: { ...sent, status: 'published' },
      part: publishedAt ? { publishedAt } : {},
    }),
    blank: ({ author }) => newVersion(emptyPostForm(author)),
  }
}

function saveFailureText(isNew: boolean, error: unknown): string {
  const isAnswered = error instanceof RequestError
  if (isNew) return isAnswered ? 'Failed to create post' : 'Failed to create blog post'
  return isAnswered ? 'Failed to update post' : 'Failed to update blog post'
}

function goesOffline({ form, stored }: PostDraft, at: Date): boolean {
  const staysPublic =
    form.status === 'published' ||
    (form.status === 'scheduled' && !isFuture(plannedTime(form), at.getTime()))
  return stored.id !== null && isPublicNow(stored.form, at.getTime()) && !staysPublic
}

export const newVersion = (form: PostForm): PostVersion => ({
  ...{ id: null, form, etag: null, at: null, live: null, isAutosaved: false },
})

const { shape } = postDraftBodySchema
type DraftField = keyof typeof shape
const FIELDS = Object.keys(shape) as DraftField[]

const isStorableField = (name: string, form: PostForm): boolean =>
  !(name in shape) ||
  shape[name as DraftField].safeParse(requestFields(form)[name as DraftField]).success

/** Saves an unpublished draft of a published or scheduled post, unless status or date changed (decision 135). */
export function keyboardSave({ form, stored }: PostDraft): AnyMode {
  const isPlain =
    form.status === stored.form.status && form.scheduledFor === stored.form.scheduledFor
  return stored.id !== null && stored.form.status !== 'draft' && isPlain ? 'auto' : 'stay'
}

/** Fields of an autosave: changed and storable ones. Status, date and slug need an explicit save. */
function automaticSave({ form, stored }: PostDraft) {
  const names = FIELDS.filter(
    (name) => form[name] !== stored.form[name] && isStorableField(name, form),
  )
  const isEmpty = [form.title, form.excerpt, form.content].every((text) => text.trim() === '')
  if (names.length === 0 || (stored.id === null && isEmpty)) return null
  return {
    sent: { ...stored.form, ...pick(form, names) },
    body: pick(requestFields(form), names),
  }
}
