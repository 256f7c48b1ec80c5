import type { Resume as ResumeDocument } from '#collections/generated/payload-types.ts'
import type { Resume } from '#src/contract/resumes.ts'
import { fileUrl } from './storage/payload-adapter.ts'

/** §3 Resume of a document. */
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
