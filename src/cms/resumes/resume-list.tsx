import { FileUser } from 'lucide-react'
import { useState } from 'react'
import { RESUME_MIME_TYPE } from '#src/contract/resumes/resume-schemas.ts'
import type { Resume } from '#src/contract/resumes/resume-schemas.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { FilePreview } from '#src/cms/components/list/file-preview.tsx'
import { ListFooter } from '#src/cms/components/list/list-footer.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { ResumeRow } from './resume-row.tsx'
import { useResumeActions } from './use-resume-actions.tsx'

export function ResumeList({ resumes, onUpload }: { resumes: Resume[]; onUpload: () => void }) {
  const { activate, remove, isBusy } = useResumeActions()
  const [opened, setOpened] = useState<Resume | null>(null)
  const close = () => setOpened(null)
  if (resumes.length === 0) {
    return (
      <EmptyState
        icon={FileUser}
        title="No resume files found"
        hint="Upload your first resume to get started"
        action={
          <Button variant="primary" onClick={onUpload}>
            Upload First Resume
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul aria-label="All Resume Files" className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {resumes.map((resume) => (
          <ResumeRow
            key={resume.id}
            resume={resume}
            isBusy={isBusy}
            onOpen={() => setOpened(resume)}
            onActivate={() => void activate(resume)}
            onDelete={() => void remove([resume])}
          />
        ))}
      </ul>
      <ListFooter>{pluralize(resumes.length, 'version')}</ListFooter>
      {opened && (
        <Dialog onClose={close} title={opened.originalName} className="max-w-3xl">
          <FilePreview url={opened.url} mimeType={RESUME_MIME_TYPE} name={opened.originalName} />
        </Dialog>
      )}
    </>
  )
}
