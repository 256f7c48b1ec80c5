import { useUploadMedia } from '#src/queries/media.ts'
import { uploadFailureText } from '#src/cms/kit/upload-refusal.ts'
import { createUploadStore } from '#src/cms/kit/upload-store.ts'
import { useUploadQueue } from '#src/cms/kit/use-upload-queue.ts'
import { toast } from '#src/ui/toast/toast-store.ts'
import { refuseMediaFile } from './media-file-check.ts'

const uploads = createUploadStore()

/** §5, §7, §8: media files, each checked and sent on its own. */
export function useMediaUploads() {
  const { mutateAsync } = useUploadMedia()
  return useUploadQueue({
    store: uploads,
    refuse: refuseMediaFile,
    send: mutateAsync,
    explain: (error) => uploadFailureText(error, 'Failed to upload file'),
    onRefused: ({ title, text }) => toast({ variant: 'destructive', title, description: text }),
    onSent: () => toast({ title: 'Success', description: 'File uploaded successfully' }),
    onFailed: (description) =>
      toast({ variant: 'destructive', title: 'Upload Error', description }),
  })
}
