import { DEFAULT_CATEGORY } from '#src/contract/limits.ts'
import { eachPostField } from '#src/contract/posts/post-fields.ts'
import type { PostFieldName } from '#src/contract/posts/post-fields.ts'
import { postDraftBodySchema } from '#src/contract/posts/post-draft-schemas.ts'
import type { PostDraftInput } from '#src/contract/posts/post-draft-schemas.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import { partOf, splitTags } from '#src/cms/posts/form/post-request.ts'
import type { PostDraft } from './post-draft.ts'
import type { AnyMode } from './save-machine.ts'

const { shape } = postDraftBodySchema
type DraftField = keyof typeof shape
const FIELDS = Object.keys(shape) as DraftField[]

/** Whether a field may be stored as it is, complete or not. */
export const isStorableField = (name: string, form: PostForm): boolean =>
  !(name in shape) ||
  shape[name as DraftField].safeParse(valuesOf(form)[name as DraftField]).success

/**
 * What Ctrl S does: it stores. Of a post that is public or planned, as a draft over it, which only publishing shows; a
 * status that was changed is what the bar says of the next save.
 */
export function keyboardSave({ form, stored }: PostDraft): AnyMode {
  const isPlain =
    form.status === stored.form.status && form.scheduledFor === stored.form.scheduledFor
  return stored.id !== null && stored.form.status !== 'draft' && isPlain ? 'auto' : 'stay'
}

/**
 * What an automatic save sends: the fields that changed, as far as they can be stored. The status, the date and the slug
 * are those of a save that somebody asks for. Null when there is nothing to store.
 * @returns with `sent`, the form that is stored then
 */
export function automaticSave({ form, stored }: PostDraft) {
  const names = FIELDS.filter(
    (name) => form[name] !== stored.form[name] && isStorableField(name, form),
  )
  const isEmpty = [form.title, form.excerpt, form.content].every((text) => text.trim() === '')
  if (names.length === 0 || (stored.id === null && isEmpty)) return null
  const values = valuesOf(form)
  const pick = <T>(from: Record<DraftField, T>) =>
    Object.fromEntries(names.map((name) => [name, from[name]]))
  return {
    sent: { ...stored.form, ...pick(form) } as PostForm,
    body: pick(values) as PostDraftInput,
  }
}

function valuesOf(form: PostForm): Record<PostFieldName, unknown> {
  const texts = eachPostField((name) => form[name].trim())
  return {
    ...texts,
    content: form.content,
    category: texts.category || DEFAULT_CATEGORY,
    imageUrl: texts.imageUrl || null,
    tags: splitTags(texts.tags),
    seriesPart: partOf(texts.seriesPart),
  }
}
