import { POST_FIELD_NAMES } from '#src/contract/posts/post-fields.ts'
import type { Post } from '#src/contract/posts/post-schemas.ts'
import type { Draft, Version } from '#src/cms/drafts/draft-kind.ts'
import type { DraftState } from '#src/cms/drafts/draft-machine.ts'
import type { DraftStore } from '#src/cms/drafts/draft-store.ts'
import { postToForm } from '#src/cms/posts/form/post-form.ts'
import type { PostForm } from '#src/cms/posts/form/post-form.ts'
import type { WithETag } from '#src/queries/client.ts'
import type { OpenedPost } from '#src/queries/post-queries.ts'

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

export const liveForm = (form: PostForm) => (form.status === 'draft' ? null : form)

export const unpublishedFields = (form: PostForm, live: PostForm | null) =>
  live ? POST_FIELD_NAMES.filter((name) => form[name] !== live[name]) : []
