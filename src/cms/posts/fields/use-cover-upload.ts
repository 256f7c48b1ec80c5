import { errorMessage } from '#src/lib/error-message.ts'
import { useRef, useState } from 'react'
import { randomKey } from '#src/lib/random-key.ts'
import type { FormProblem } from '#src/cms/posts/form/post-form-rules.ts'
import { useImageUpload } from './use-image-upload.ts'

type CoverUpload = {
  file: File
  /** Idempotency key: a retry stores no second file. */
  key: string
  share: number
  problem?: string
}

export function useCoverUpload(onUploaded: (url: string) => void) {
  const upload = useImageUpload()
  const [current, setCurrent] = useState<CoverUpload | null>(null)
  const running = useRef<Promise<FormProblem | null>>(undefined)

  const send = async (file: File, key: string): Promise<FormProblem | null> => {
    const show = (part: Partial<CoverUpload>) => setCurrent({ file, key, share: 0, ...part })
    try {
      show({})
      const { src } = await upload({ file, key, onProgress: (share) => show({ share }) })
      setCurrent(null)
      onUploaded(src)
      return null
    } catch (error) {
      const problem = errorMessage(error, 'Upload failed')
      show({ problem })
      return { field: 'imageUrl', message: problem }
    } finally {
      running.current = undefined
    }
  }
  const start = (file: File, key = randomKey()) => {
    if (running.current) return
    if (file.type.startsWith('image/')) running.current = send(file, key)
    else
      setCurrent({
        file,
        key,
        share: 0,
        problem: `${file.name} is not an image. Choose an image.`,
      })
  }
  return {
    current,
    start: (file: File) => start(file),
    retry: current ? () => start(current.file, current.key) : undefined,
    dismiss: () => setCurrent(null),
    wait: async () => (await running.current) ?? null,
  }
}

export type CoverUploadState = ReturnType<typeof useCoverUpload>
