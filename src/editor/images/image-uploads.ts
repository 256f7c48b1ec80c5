import { errorMessage } from '#src/lib/error-message.ts'
import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { randomKey } from '#src/lib/random-key.ts'
import { blockBoundaryAfter, nearestBlockBoundary } from '#src/editor/document/block-positions.ts'
import { pastedImages } from './pasted-images.ts'
import type { PastedImage } from './pasted-images.ts'
import { uploadChip } from './upload-chip.ts'
import {
  dismissAction,
  replaceImageAfter,
  replacePlaceholder,
  hasPendingPlaceholders,
  addPlaceholder,
  uploadPlaceholders,
} from './upload-placeholders.ts'

type UploadedImage = { src: string; alt: string }
type UploadRequest = {
  file: File
  /** Idempotency key: the same for a retry, so that a stored image is not stored twice. */
  key: string
  alt?: string
  onProgress: (share: number) => void
}
/** Stores one file. Rejects with an Error whose message is shown to the user. */
export type UploadImage = (request: UploadRequest) => Promise<UploadedImage>

export const ImageUploads = Extension.create<{ upload: UploadImage | null }>({
  name: 'imageUploads',
  // Runs before the image and link extensions handle the clipboard.
  priority: 1000,
  addOptions: () => ({ upload: null }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    const take = (files: FileList | undefined, pos: number) => {
      if (!options.upload || !files?.length) return false
      uploadImages({ editor, files: [...files], pos, upload: options.upload })
      return true
    }
    /** The text is pasted by the default handler; its images are uploaded afterwards. */
    const takeImages = (html: string) => {
      const { upload } = options
      const images = html.includes('data-pm-slice') ? [] : pastedImages(html)
      if (!upload || images.length === 0) return
      setTimeout(() => {
        const pos = blockBoundaryAfter(editor.state.selection)
        for (const image of images) startUpload({ editor, image, pos, upload })
      })
    }
    return [
      uploadPlaceholders(),
      new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) =>
            !hasText(clipboardData) && take(clipboardData?.files, view.state.selection.from),
          transformPastedHTML: (html) => {
            takeImages(html)
            return html
          },
          handleDrop: (view, event) => {
            if (!event.dataTransfer?.files.length) return false
            // Otherwise the browser navigates to the file.
            event.preventDefault()
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            const { doc, selection } = view.state
            return take(
              event.dataTransfer.files,
              nearestBlockBoundary(doc, at?.pos ?? selection.from),
            )
          },
        },
      }),
    ]
  },
})

const isImage = ({ type }: File) => type.startsWith('image/')

/** Word adds an image of the text to the clipboard; a copied image has only an `img`. */
function hasText(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? ''
  return html.replace(/<!--.*?-->|<[^>]*>/gs, '').trim() !== ''
}

type Uploads = {
  editor: Editor
  files: File[]
  pos: number
  upload: UploadImage
  /** Alternative text of the first image; defaults to the text of the library. */
  alt?: string
  /** Replaces the image at the position. */
  isReplacement?: boolean
}

/** Parallel. Images are inserted where they were dropped, even if text is typed in the meantime. */
export function uploadImages({ files, alt = '', ...uploads }: Uploads) {
  for (const [index, file] of files.entries()) {
    const image = { name: file.name, file }
    startUpload({ ...uploads, image, alt: index === 0 ? alt : '' })
  }
}

const running = new WeakMap<Editor, Set<Promise<void>>>()

/** Waits for running uploads; false when one failed and was not dismissed. */
export async function waitForUploads(editor: Editor): Promise<boolean> {
  await Promise.all([...(running.get(editor) ?? [])])
  return !hasPendingPlaceholders(editor.state)
}

export function trackUpload(editor: Editor, work: Promise<void>) {
  const uploads = running.get(editor) ?? new Set()
  running.set(editor, uploads)
  const tracked: Promise<void> = work.finally(() => uploads.delete(tracked))
  uploads.add(tracked)
}

type Upload = Omit<Uploads, 'files'> & { image: PastedImage }

function startUpload({ editor, image, pos, upload, alt = '', isReplacement }: Upload) {
  const { name, file } = image
  const chip = uploadChip(name)
  const requestKey = randomKey()
  const placeholder = addPlaceholder(editor, { pos, element: chip.element, isPending: true })
  const send = async () => {
    const fail = (message: string, ...actions: { label: string; onClick: () => void }[]) =>
      chip.fail(message, [...actions, dismissAction(editor, placeholder)])
    if (!file) return fail('This image was not pasted. Copy it on its own, or upload it.')
    if (!isImage(file)) return fail('Only images can be added to the text.')
    try {
      const stored = await upload({ file, alt, key: requestKey, onProgress: chip.show })
      const image = alt === '' ? stored : { ...stored, alt }
      if (!isReplacement || !replaceImageAfter(editor, placeholder, image)) {
        replacePlaceholder(editor, placeholder, image)
      }
    } catch (error) {
      fail(errorMessage(error, 'Upload failed'), { label: 'Try again', onClick: start })
    }
  }
  const start = () => {
    chip.begin()
    trackUpload(editor, send())
  }
  start()
}
