import { LIMITS } from '#src/contract/limits.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import type { FileRejection } from '#src/cms/uploads/upload-rejection.ts'

/** A file over 10 MB is rejected by name; the others are uploaded (S5-media-02). */
export function validateMediaFile(file: Pick<File, 'name' | 'size'>): FileRejection | null {
  if (file.size <= LIMITS.uploadBytes) return null
  return { title: uploadMessages.tooLarge, text: uploadMessages.mediaTooLarge(file.name) }
}
