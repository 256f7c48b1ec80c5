import { useState } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { validateMediaFile } from './validate-media-file.ts'

type Choice = { alt: string | undefined; onUploaded: (item: MediaItem) => void }

/** Uploads one image to the library. */
export function useImageChoice({ alt, onUploaded }: Choice) {
  const { mutateAsync } = useUploadMedia()
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const start = async (file: File) => {
    const refusal = refusalOf(file)
    setProblem(refusal)
    if (refusal !== undefined) return
    setShare(0)
    try {
      const described = alt === undefined ? {} : { alt }
      onUploaded(await mutateAsync({ file, key: randomKey(), onProgress: setShare, ...described }))
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
