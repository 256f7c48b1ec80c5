import { useRef, useState } from 'react'
import type { MediaItem } from '#src/contract/media/media-schemas.ts'
import type { UploadImage } from '#src/editor/images/image-uploads.ts'
import { errorMessage } from '#src/lib/error-message.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { useUploadMedia } from '#src/queries/media-queries.ts'
import { uploadFailureText } from '#src/cms/uploads/upload-rejection.ts'
import { validateMediaFile } from './validate-media-file.ts'

function useSendImage() {
  const { mutateAsync } = useUploadMedia()
  return async (request: Parameters<UploadImage>[0]) => {
    const refusal = validateMediaFile(request.file)
    if (refusal) throw new Error(refusal.text)
    return mutateAsync(request).catch((error: unknown) => {
      throw new Error(uploadFailureText(error, 'Failed to upload file'), { cause: error })
    })
  }
}

/** For the images of a text. */
export function useImageUpload(): UploadImage {
  const send = useSendImage()
  return async (request) => {
    const { url, alt } = await send(request)
    return { src: url, alt }
  }
}

type OneImageOptions = { alt?: string | undefined; onUploaded: (item: MediaItem) => void }
type OneImage = {
  file: File
  /** Idempotency key: a retry stores no second file. */
  key: string
  share: number
  problem?: string
}

/** For a field with one image. Files that are chosen during an upload are ignored. */
export function useOneImageUpload({ alt, onUploaded }: OneImageOptions) {
  const upload = useSendImage()
  const [current, setCurrent] = useState<OneImage | null>(null)
  const running = useRef<Promise<string | undefined>>(undefined)

  const send = async (file: File, key: string) => {
    const show = (part: Partial<OneImage>) => setCurrent({ file, key, share: 0, ...part })
    try {
      show({})
      const item = await upload({ file, key, alt, onProgress: (share) => show({ share }) })
      setCurrent(null)
      onUploaded(item)
      return undefined
    } catch (error) {
      const problem = errorMessage(error, 'Upload failed')
      show({ problem })
      return problem
    } finally {
      running.current = undefined
    }
  }
  const start = (file: File, key = randomKey()) => {
    if (running.current) return
    if (file.type.startsWith('image/')) running.current = send(file, key)
    else {
      const problem = `${file.name} is not an image. Choose an image.`
      setCurrent({ file, key, share: 0, problem })
    }
  }
  return {
    current,
    start: (file: File) => start(file),
    retry: current ? () => start(current.file, current.key) : undefined,
    dismiss: () => setCurrent(null),
    /** Returns why the running upload failed. */
    wait: async () => running.current,
  }
}

export type OneImageUpload = ReturnType<typeof useOneImageUpload>
