import { randomKey } from '#src/lib/random-key.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { validateMediaFile } from '#src/cms/media/validate-media-file.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { toast } from '#src/ui/toast/toast-store.ts'

const fail = (description: string) =>
  void toast({ variant: 'destructive', title: 'Error', description })

/** Stores a picture in the library. */
export function usePortraitUpload(onUploaded: (id: string) => void) {
  const { mutateAsync, isPending } = useUploadMedia()
  const send = async (file: File) => {
    if (!file.type.startsWith('image/'))
      return fail(`${file.name} is not an image. Choose a picture.`)
    const refusal = validateMediaFile(file)
    if (refusal) return fail(refusal.text)
    try {
      onUploaded((await mutateAsync({ file, key: randomKey() })).id)
    } catch (error) {
      fail(uploadFailureText(error, 'Failed to upload file'))
    }
  }
  return { send, isUploading: isPending }
}
