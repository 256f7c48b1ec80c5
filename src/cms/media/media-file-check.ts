import { LIMITS } from '#src/contract/limits.ts'
import { uploadText } from '#src/contract/upload-text.ts'
import type { Refusal } from '#src/cms/kit/upload-refusal.ts'

/** §5: a file over 10 MB is refused by name; the others go on. */
export function refuseMediaFile({ name, size }: { name: string; size: number }): Refusal | null {
  if (size <= LIMITS.uploadBytes) return null
  return { title: uploadText.tooLarge, text: uploadText.mediaTooLarge(name) }
}
