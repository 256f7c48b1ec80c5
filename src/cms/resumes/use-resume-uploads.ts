import { useUploadResume } from '#src/queries/resume-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { createUploadStore } from '#src/cms/uploads/upload-store.ts'
import { useUploadQueue } from '#src/cms/uploads/use-upload-queue.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { validateResumeFile } from './validate-resume-file.ts'

const uploads = createUploadStore()

/** Only the first of the files is used (S5-resume-01). */
export function useResumeUploads() {
  const { mutateAsync } = useUploadResume()
  const queue = useUploadQueue({
    store: uploads,
    validate: validateResumeFile,
    send: mutateAsync,
    explain: (error) => uploadFailureText(error, 'Failed to upload resume'),
    onRejected: ({ title, text }) => toast({ variant: 'destructive', title, description: text }),
    onSent: () => toast({ title: 'Success', description: 'Resume uploaded successfully' }),
    onFailed: (description) =>
      toast({ variant: 'destructive', title: 'Upload Error', description }),
  })
  return { ...queue, add: (files: File[]) => queue.add(files.slice(0, 1)) }
}
