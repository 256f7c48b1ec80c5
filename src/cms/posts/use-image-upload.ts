import type { UploadImage } from '#src/editor/image-uploads.ts'
import { useUploadMedia } from '#src/queries/media.ts'
import { uploadFailureText } from '#src/cms/kit/upload-refusal.ts'
import { refuseMediaFile } from '#src/cms/media/media-file-check.ts'

/** Puts an image of the editor into the media library; what goes wrong is said in the words of uploads. */
export function useImageUpload(): UploadImage {
  const { mutateAsync } = useUploadMedia()
  return async (request) => {
    const refusal = refuseMediaFile(request.file)
    if (refusal) throw new Error(refusal.text)
    try {
      const { url, alt } = await mutateAsync(request)
      return { src: url, alt }
    } catch (error) {
      throw new Error(uploadFailureText(error, 'Failed to upload file'), { cause: error })
    }
  }
}
