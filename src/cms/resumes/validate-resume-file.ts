import { LIMITS } from '#src/contract/limits.ts'
import { RESUME_MIME_TYPE } from '#src/contract/resumes/resume-schemas.ts'
import { uploadMessages } from '#src/contract/uploads/upload-messages.ts'
import type { FileRejection } from '#src/cms/uploads/upload-rejection.ts'

/** Validates the type first (S5-resume-02), then the size. */
export function validateResumeFile(file: Pick<File, 'type' | 'size'>): FileRejection | null {
  if (file.type !== RESUME_MIME_TYPE) {
    return { title: uploadMessages.wrongType, text: uploadMessages.resumeWrongType }
  }
  if (file.size <= LIMITS.uploadBytes) return null
  return { title: uploadMessages.tooLarge, text: uploadMessages.resumeTooLarge }
}
