import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { validateMediaFile } from '#src/cms/media/validate-media-file.ts'

export function useImageUpload(): UploadImage {
  const { mutateAsync } = useUploadMedia()
  return async (request) => {
    const refusal = validateMediaFile(request.file)
    if (refusal) throw new Error(refusal.text)
    try {
      const { url, alt } = await mutateAsync(request)
      return { src: url, alt }
    } catch (error) {
      throw new Error(uploadFailureText(error, 'Failed to upload file'), { cause: error })
    }
  }
}
