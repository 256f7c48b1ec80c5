import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { randomKey } from '#src/lib/random-key.ts'
import { pastedPictures } from './pasted-pictures.ts'
import type { Picture } from './pasted-pictures.ts'
import { uploadChip } from './upload-chip.ts'

export type UploadedImage = { src: string; alt: string }
type UploadRequest = {
  file: File
  /** The same when it is sent again: what was stored already is not stored twice. */
  key: string
  onProgress: (share: number) => void
}
/** Stores one file. Rejects with an Error whose message is for people. */
export type UploadImage = (request: UploadRequest) => Promise<UploadedImage>

type Change = { add: { id: object; pos: number; element: HTMLElement } } | { remove: object }

const key = new PluginKey<DecorationSet>('imageUploads')

/** Keeps the place of an image that is on its way, while the text around it is written. */
const placeholders = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => {
        const moved = set.map(tr.mapping, tr.doc)
        const change = tr.getMeta(key) as Change | undefined
        if (!change) return moved
        if ('remove' in change) return moved.remove(moved.find(undefined, undefined, isOf(change)))
        const { id, pos, element } = change.add
        return moved.add(tr.doc, [Decoration.widget(pos, element, { id, side: -1 })])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

const isOf =
  ({ remove }: { remove: object }) =>
  (spec: { id?: object }) =>
    spec.id === remove

/** Images pasted or dropped go to the media library, and stand where they were put. Other files are refused in words. */
export const ImageUploads = Extension.create<{ upload: UploadImage | null }>({
  name: 'imageUploads',
  // Before the image and link extensions look at the clipboard.
  priority: 1000,
  addOptions: () => ({ upload: null }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    const take = (files: FileList | undefined, pos: number) => {
      if (!options.upload || !files?.length) return false
      uploadImages({ editor, files: [...files], pos, upload: options.upload })
      return true
    }
    /** The text is pasted as always; its pictures follow it. */
    const takePictures = (html: string) => {
      const { upload } = options
      const pictures = html.includes('data-pm-slice') ? [] : pastedPictures(html)
      if (!upload || pictures.length === 0) return
      setTimeout(() => {
        const pos = editor.state.selection.to
        for (const picture of pictures) startUpload({ editor, picture, pos, upload })
      })
    }
    return [
      placeholders(),
      new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) =>
            !hasText(clipboardData) && take(clipboardData?.files, view.state.selection.from),
          transformPastedHTML: (html) => {
            takePictures(html)
            return html
          },
          handleDrop: (view, event) => {
            if (!event.dataTransfer?.files.length) return false
            // Otherwise the browser leaves the page to show the file.
            event.preventDefault()
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            return take(event.dataTransfer.files, at?.pos ?? view.state.selection.from)
          },
        },
      }),
    ]
  },
})

const isImage = ({ type }: File) => type.startsWith('image/')

/** Word puts a picture of the text beside the text; of a copied picture there is only an `img`. */
function hasText(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? ''
  return html.replace(/<!--.*?-->|<[^>]*>/gs, '').trim() !== ''
}

type Uploads = { editor: Editor; files: File[]; pos: number; upload: UploadImage }

/** Sends the files side by side; each becomes an image at the place it was put, whatever was typed since. */
export function uploadImages({ editor, files, pos, upload }: Uploads) {
  for (const file of files) {
    startUpload({ editor, picture: { name: file.name, file }, pos, upload })
  }
}

/** The uploads of an editor that are still running. */
const running = new WeakMap<Editor, Set<Promise<void>>>()

/** Waits for the images that are on their way; false when one of them did not arrive and was not dismissed. */
export async function imagesArrive(editor: Editor): Promise<boolean> {
  await Promise.all([...(running.get(editor) ?? [])])
  return !key.getState(editor.state)?.find().length
}

type Upload = Omit<Uploads, 'files'> & { picture: Picture }

function startUpload({ editor, picture: { name, file }, pos, upload }: Upload) {
  const id = {}
  const chip = uploadChip(name)
  const requestKey = randomKey()
  const dispatch = (change: Change) => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, change))
  }
  const place = (image: UploadedImage) => {
    if (editor.isDestroyed) return
    const [spot] =
      key.getState(editor.state)?.find(undefined, undefined, isOf({ remove: id })) ?? []
    dispatch({ remove: id })
    // Its place was deleted meanwhile: the image is in the library, and not wanted here.
    if (spot) editor.commands.insertContentAt(spot.from, { type: 'image', attrs: image })
  }
  const dismiss = () => {
    dispatch({ remove: id })
    if (!editor.isDestroyed) editor.view.focus()
  }
  const send = async () => {
    const fail = (message: string, onRetry?: () => void) =>
      chip.fail({ message, onRetry, onDismiss: dismiss })
    if (!file) return fail('it did not come along, copy it by itself')
    if (!isImage(file)) return fail('only images can stand in the text')
    try {
      place(await upload({ file, key: requestKey, onProgress: chip.show }))
    } catch (error) {
      fail(error instanceof Error ? error.message : 'Upload failed', start)
    }
  }
  const start = () => {
    chip.begin()
    const uploads = running.get(editor) ?? new Set()
    running.set(editor, uploads)
    const sending = send().finally(() => uploads.delete(sending))
    uploads.add(sending)
  }
  dispatch({ add: { id, pos, element: chip.element } })
  start()
}
