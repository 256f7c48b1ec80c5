import { useUploadMedia } from '#src/queries/media-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { createUploadStore } from '#src/cms/uploads/upload-store.ts'
import { useUploadQueue } from '#src/cms/uploads/use-upload-queue.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { validateMediaFile } from './validate-media-file.ts'

const uploads = createUploadStore()

/** Media files, validated and sent one by one (S5-media-03). */
export function useMediaUploads() {
  const { mutateAsync } = useUploadMedia()
  return useUploadQueue({
    store: uploads,
    validate: validateMediaFile,
    send: mutateAsync,
    explain: (error) => uploadFailureText(error, 'Failed to upload file'),
    onRejected: ({ title, text }) => toast({ variant: 'destructive', title, description: text }),
    onSent: () => toast({ title: 'Success', description: 'File uploaded successfully' }),
    onFailed: (description) =>
      toast({ variant: 'destructive', title: 'Upload Error', description }),
  })
}
