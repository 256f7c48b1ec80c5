import { PAYLOAD_TABLES } from '#src/lib/database/payload-tables.ts'

/** Conditions on a row of `media` and of another table. As text: the doctor runs them without Payload. */
export const SHOWS_MEDIA = {
  posts: `(strpos(posts.content, media.filename) > 0 or strpos(posts.image_url, media.filename) > 0
    or exists (select from ${PAYLOAD_TABLES.postVersions} as draft where draft.parent_id = posts.id and draft.latest
      and (strpos(draft.version_content, media.filename) > 0 or strpos(draft.version_image_url, media.filename) > 0)))`,
  projects: `(projects.cover_id = media.id or strpos(projects.body::text, media.id::text) > 0
    or exists (select from ${PAYLOAD_TABLES.projectVersions} as draft where draft.parent_id = projects.id and draft.latest
      and (draft.version_cover_id = media.id or strpos(draft.version_body::text, media.id::text) > 0)))`,
  /** The profile, or a newer draft of it, has the file as its portrait. Before it is first published it has no row of its own. */
  profile: `(exists (select from profile where profile.portrait_id = media.id) or exists (
    select from ${PAYLOAD_TABLES.profileVersions} as draft where draft.latest and draft.version_portrait_id = media.id))`,
  appearance: 'appearance.icon_id = media.id',
} as const

/** Whether no document shows a row of `media`; `posts` and `projects` are conditions on the documents that count. */
export const isUnusedMedia = ({ posts = 'true', projects = 'true' } = {}) => `(
  not exists (select from posts where deleted_at is null and ${posts} and ${SHOWS_MEDIA.posts})
  and not exists (select from projects where deleted_at is null and ${projects} and ${SHOWS_MEDIA.projects})
  and not ${SHOWS_MEDIA.profile}
  and not exists (select from appearance where ${SHOWS_MEDIA.appearance}))`
