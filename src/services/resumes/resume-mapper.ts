import type { Resume as ResumeDocument } from '#collections/generated/payload-types.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { fileUrl } from '#src/services/storage/payload-storage-adapter.ts'

/** A resume from a document. */
export function toResume(doc: ResumeDocument): Resume {
  return {
    id: doc.id,
    originalName: doc.originalName,
    url: fileUrl('resumes', doc.filename ?? ''),
    size: doc.filesize ?? 0,
    uploadedAt: new Date(doc.createdAt).toISOString(),
    isActive: doc.isActive,
  }
}
