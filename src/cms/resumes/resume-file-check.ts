import { LIMITS } from '#src/contract/limits.ts'
import { RESUME_MIME_TYPE } from '#src/contract/resumes.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import type { Refusal } from '#src/cms/kit/upload-refusal.ts'

/** §5: the type is asked first, then the size. */
export function refuseResumeFile({ type, size }: { type: string; size: number }): Refusal | null {
  if (type !== RESUME_MIME_TYPE) {
    return { title: uploadText.wrongType, text: uploadText.resumeWrongType }
  }
  if (size <= LIMITS.uploadBytes) return null
  return { title: uploadText.tooLarge, text: uploadText.resumeTooLarge }
}
