import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { useOneUpload } from '#src/cms/uploads/use-one-upload.ts'
import { validateMediaFile } from './validate-media-file.ts'

const NO_ANSWER = 'Failed to upload file'

/** For the images of a text. */
export function useImageUpload(): UploadImage {
  const { mutateAsync } = useUploadMedia()
  return async (request) => {
    const refusal = validateMediaFile(request.file)
    if (refusal) throw new Error(refusal.text)
    const { url, alt } = await mutateAsync(request).catch((error: unknown) => {
      throw new Error(uploadFailureText(error, NO_ANSWER), { cause: error })
    })
    return { src: url, alt }
  }
}

type OneImageOptions = { alt?: string | undefined; onUploaded: (item: MediaItem) => void }

/** For a field with one image. */
export function useOneImageUpload({ alt, onUploaded }: OneImageOptions) {
  const { mutateAsync } = useUploadMedia()
  return useOneUpload({
    problemOf: (file: File) =>
      file.type.startsWith('image/')
        ? validateMediaFile(file)?.text
        : `${file.name} is not an image. Choose an image.`,
    send: (upload) => mutateAsync({ ...upload, alt }),
    noAnswer: () => NO_ANSWER,
    onDone: onUploaded,
  })
}

export type OneImageUpload = ReturnType<typeof useOneImageUpload>
