import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { postDraftBodySchema } from '#src/contract/posts/post-draft-schemas.ts'
import { isFuture } from '#src/contract/posts/post-schemas.ts'
import { isSameForm, pick } from '#src/cms/drafts/draft-kind.ts'
import type { AnyMode, DraftKind } from '#src/cms/drafts/draft-kind.ts'
import { emptyPostForm, isPublicNow, plannedTime } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { failsRule, firstProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { formToBody, requestFields } from '#src/cms/posts/form/post-form-request.ts'
import { saveFailureText, saveSuccessText } from '#src/cms/posts/form/post-save-texts.ts'
import { liveForm } from './post-draft.ts'
import type { PostDraft, PostVersion } from './post-draft.ts'

export function postKind(defaultAuthor: string): DraftKind<PostVersion> {
  const bodyOf = (form: PostForm, stored: PostForm, now: Date) =>
    formToBody(form, { defaultAuthor, stored, now })
  return {
    assigned: ['slug', 'status', 'publishedAt', 'scheduledFor'],
    createsByKey: true,
    automatic: automaticSave,
    body: ({ stored }, { sent, at }) => bodyOf(sent, stored.form, at),
    isSameRequest: ({ stored }, remote, { sent, at }) =>
      JSON.stringify(bodyOf(remote.form, stored.form, at)) ===
      JSON.stringify(bodyOf(sent, stored.form, at)),
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
    savedText: (isNew) => saveSuccessText[isNew ? 'create' : 'edit'],
    problem: firstProblem,
    goesOffline,
    onlineAgain: ({ form: { publishedAt } }, { sent }) => ({
      sent: { ...sent, status: 'published' },
      part: publishedAt ? { publishedAt } : {},
    }),
    asNew,
  }
}

function goesOffline({ form, stored }: PostDraft, at: Date): boolean {
  const staysPublic =
    form.status === 'published' ||
    (form.status === 'scheduled' && !isFuture(plannedTime(form), at.getTime()))
  return stored.id !== null && isPublicNow(stored.form, at.getTime()) && !staysPublic
}

function asNew(form: PostForm) {
  const assigned = { slug: '', status: 'draft', publishedAt: null, scheduledFor: '' } as const
  const blank = { ...emptyPostForm(form.author), ...assigned }
  return { form: { ...form, ...assigned }, stored: newVersion(blank) }
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
