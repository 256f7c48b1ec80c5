import { APIError } from 'payload'
import type { CollectionBeforeDeleteHook } from 'payload'
import { uploadText } from '#src/contract/upload-text.ts'

/** §4: the active resume stays. The database refuses as well (migration `resumes`); this says it in words. */
export const keepActiveResume: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const doc = await req.payload.db.findOne<{ id: string; isActive: boolean }>({
    collection: 'resumes',
    where: { id: { equals: id } },
    req,
  })
  if (doc?.isActive) throw new APIError(uploadText.activeResume, 409)
}
