import { useState } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { validateMediaFile } from '#src/cms/media/validate-media-file.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'

/** Uploads a picture to the library, and hands it over. */
export function useIconUpload(onUploaded: (item: MediaItem) => void) {
  const { mutateAsync } = useUploadMedia()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const start = async (file: File) => {
    setProblem(refusalOf(file))
    if (refusalOf(file) !== undefined) return
    setShare(0)
    try {
      onUploaded(await mutateAsync({ file, key: randomKey(), onProgress: setShare }))
    } catch (error) {
      setProblem(uploadFailureText(error, 'Failed to upload file'))
    } finally {
      setShare(undefined)
    }
  }
  return { share, problem, start: (file: File) => void start(file) }
}

const refusalOf = (file: File): string | undefined =>
  file.type.startsWith('image/')
    ? validateMediaFile(file)?.text
    : `${file.name} is not an image. Choose a picture.`
