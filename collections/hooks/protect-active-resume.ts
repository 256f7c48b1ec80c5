import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import type { Resume } from '#collections/generated/payload-types.ts'
import { ERROR_STATUS } from '#src/contract/errors.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import { publicApiError } from '#collections/public-api-error.ts'

const refused = () => publicApiError(uploadMessages.activeResume, ERROR_STATUS.conflict)

/** The active resume cannot be deleted (S4-resume-03). The database refuses as well (migration `rules`); this adds the message. */
export const refuseDeletingActiveResume: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.db.findOne<{ id: string; isActive: boolean }>({
    collection: 'resumes',
    where: { id: { equals: id } },
    req,
  })
  if (doc?.isActive) throw refused()
}

export const refuseTrashingActiveResume: CollectionBeforeChangeHook<Resume> = ({
  data,
  originalDoc,
}) => {
  if (data.deletedAt && originalDoc?.isActive) throw refused()
  return data
}
