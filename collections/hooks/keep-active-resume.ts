import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Resume } from '#collections/generated/payload-types.ts'
import { ERROR_STATUS } from '#src/contract/errors.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import { refusal } from '#collections/refusal.ts'

const refused = () => refusal(uploadText.activeResume, ERROR_STATUS.conflict)

/** §4: the active resume stays. The database refuses as well (migration `rules`); this says it in words. */
export const keepActiveResume: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.db.findOne<{ id: string; isActive: boolean }>({
    collection: 'resumes',
    where: { id: { equals: id } },
    req,
  })
  if (doc?.isActive) throw refused()
}

/** The same for the trash, into which an edit moves. */
export const keepActiveFromTrash: CollectionBeforeChangeHook<Resume> = ({ data, originalDoc }) => {
  if (data.deletedAt && originalDoc?.isActive) throw refused()
  return data
}
