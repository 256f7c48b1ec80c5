import type { Announcement as AnnouncementDocument } from '#collections/generated/payload-types.ts'
import { toInlineContent, toInlineDocument } from '#src/services/platform/inline-text.ts'
import type {
  EditedAnnouncement,
  StoredAnnouncement,
} from '#src/contract/announcement/announcement-calls.ts'
import type { DocumentVersion } from '#src/contract/document-schemas.ts'
import {
  findGlobalVersion,
  listGlobalVersions,
  readGlobal,
  saveGlobal,
} from '#src/services/platform/global-documents.ts'
import type { Admin } from '#src/services/platform/payload.ts'

type Change = {
  actor: Admin
  /** ETag of the edited copy. */
  ifMatch: string | null
}
type Saving = Change & { announcement: EditedAnnouncement }

const slug = 'announcement'

/** GET /api/announcement: as last saved. */
export const getStoredAnnouncement = async ({
  actor,
}: {
  actor: Admin
}): Promise<StoredAnnouncement> => toStored(await readGlobal({ actor, slug }))

/** PUT /api/announcement/draft. Errors: `stale`. */
export const saveAnnouncementDraft = (saving: Saving) => save(saving, false)

/** PUT /api/announcement. Errors: `stale`; `invalid` with fields. */
export const publishAnnouncement = (saving: Saving) => save(saving, true)

/** GET /api/announcement/versions: newest first. */
export const listAnnouncementVersions = ({ actor }: { actor: Admin }): Promise<DocumentVersion[]> =>
  listGlobalVersions({ actor, slug })

/** POST /api/announcement/versions/{version}/restore: its fields as a draft. Errors: `not-found`, `stale`. */
export async function restoreAnnouncementVersion({
  version,
  ...change
}: Change & { version: string }): Promise<StoredAnnouncement> {
  const found = await findGlobalVersion({ actor: change.actor, slug, version })
  return saveAnnouncementDraft({ ...change, announcement: toEdited(found) })
}

async function save({ announcement, ...change }: Saving, isPublished: boolean) {
  const { text, link, endsAt } = announcement
  const data = { text: toInlineDocument(text, 'text'), link, endsAt }
  return toStored(await saveGlobal({ slug, data, isPublished, ...change }))
}

type Read = Awaited<ReturnType<typeof readGlobal<typeof slug>>>

const toStored = ({ doc, ...facts }: Read): StoredAnnouncement => ({
  announcement: toEdited(doc),
  ...facts,
})

const toEdited = ({ text, link, endsAt }: AnnouncementDocument): EditedAnnouncement => ({
  text: toInlineContent(text),
  link: { label: link?.label ?? '', url: link?.url ?? '' },
  endsAt: endsAt ? new Date(endsAt).toISOString() : null,
})
