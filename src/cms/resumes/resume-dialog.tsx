'use client'

import { RESUME_MIME_TYPE } from '#src/contract/resumes/resume-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { FilePreview } from '#src/cms/components/list/file-preview.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'

export function ResumeDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const { originalName, url } = resume
  return (
    <Dialog onClose={onClose} title={originalName} className="max-w-3xl">
      <FilePreview url={url} mimeType={RESUME_MIME_TYPE} name={originalName} />
    </Dialog>
  )
}
