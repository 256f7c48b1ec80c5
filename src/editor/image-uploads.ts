import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export type UploadedImage = { src: string; alt: string }
/** Stores one file. Rejects with an Error whose message is for people. */
export type UploadImage = (
  file: File,
  onProgress: (share: number) => void,
) => Promise<UploadedImage>

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

/** Images pasted or dropped go to the media library, and stand where they were put. */
export const ImageUploads = Extension.create<{ upload: UploadImage | null }>({
  name: 'imageUploads',
  // Before the image and link extensions look at the clipboard.
  priority: 1000,
  addOptions: () => ({ upload: null }),
  addProseMirrorPlugins() {
    const { editor, options } = this
    const take = (files: FileList | undefined, pos: number) => {
      const images = [...(files ?? [])].filter(isImage)
      if (!options.upload || images.length === 0) return false
      uploadImages({ editor, files: images, pos, upload: options.upload })
      return true
    }
    return [
      placeholders(),
      new Plugin({
        props: {
          handlePaste: (view, { clipboardData }) =>
            !hasText(clipboardData) && take(clipboardData?.files, view.state.selection.from),
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
  for (const file of files) void uploadOne({ editor, file, pos, upload })
}

type Upload = Omit<Uploads, 'files'> & { file: File }

async function uploadOne({ editor, file, pos, upload }: Upload) {
  const id = {}
  const bar = progressElement(file.name)
  const dispatch = (change: Change) => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, change))
  }
  dispatch({ add: { id, pos, element: bar.element } })
  try {
    const image = await upload(file, bar.show)
    if (editor.isDestroyed) return
    const [place] =
      key.getState(editor.state)?.find(undefined, undefined, isOf({ remove: id })) ?? []
    dispatch({ remove: id })
    // Its place was deleted meanwhile: the image is in the library, and not wanted here.
    if (place) editor.commands.insertContentAt(place.from, { type: 'image', attrs: image })
  } catch (error) {
    bar.fail(error instanceof Error ? error.message : 'Upload failed', () => {
      dispatch({ remove: id })
      editor.commands.focus()
    })
  }
}

function progressElement(name: string) {
  const element = document.createElement('span')
  element.className = 'rte-upload'
  element.contentEditable = 'false'
  const label = element.appendChild(document.createElement('span'))
  label.textContent = name
  const bar = element.appendChild(document.createElement('progress'))
  bar.max = 1
  bar.value = 0
  bar.setAttribute('aria-label', `Uploading ${name}`)
  return {
    element,
    show: (share: number) => (bar.value = share),
    fail: (message: string, onDismiss: () => void) => {
      label.textContent = `${name}: ${message}`
      element.setAttribute('role', 'alert')
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Dismiss'
      button.addEventListener('click', onDismiss)
      bar.replaceWith(button)
    },
  }
}
