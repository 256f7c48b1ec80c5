import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { randomKey } from '#src/lib/random-key.ts'
import { blockBoundaryAfter } from '#src/editor/document/block-positions.ts'
import { isDrop, isPaste } from '#src/editor/paste/paste-events.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { trackUpload } from './image-uploads.ts'
import type { UploadImage } from './image-uploads.ts'
import { copyFailureText, externalImageText } from './external-image-texts.ts'
import type { ExternalImage } from './external-image-texts.ts'
import { noticeChip } from './upload-chip.ts'
import { addPlaceholder, dismissAction, removePlaceholder } from './upload-placeholders.ts'

/** Never copies automatically: the URL may be intended, for example for a status badge. */
export const ExternalImages = Extension.create<{ upload: UploadImage | null }>({
  name: 'linkedPictures',
  addOptions: () => ({ upload: null }),
  onTransaction({ transaction }) {
    if (!isPaste(transaction) && !isDrop(transaction)) return
    const before = new Set(externalImages(transaction.before).map(({ src }) => src))
    const images = externalImages(transaction.doc).filter(({ src }) => !before.has(src))
    const { upload } = this.options
    if (upload && images.length > 0) offerCopies({ editor: this.editor, images, upload })
  },
})

function externalImages(doc: Node): ExternalImage[] {
  const found = new Map<string, ExternalImage>()
  doc.descendants(({ type, attrs }) => {
    if (type.name !== 'image') return
    const { src, alt } = attrs as { src: string; alt: string | null }
    if (found.has(src) || !URL.canParse(src, location.href)) return
    const { origin, hostname } = new URL(src, location.href)
    if (origin === location.origin) return
    found.set(src, { src, host: hostname, name: alt || `Image ${found.size + 1}` })
  })
  return [...found.values()]
}

type Offer = { editor: Editor; images: readonly ExternalImage[]; upload: UploadImage }

function offerCopies({ editor, images, upload }: Offer) {
  const { element, showMessage } = noticeChip()
  const pos = blockBoundaryAfter(editor.state.selection)
  const place = addPlaceholder(editor, { pos, element, isPending: false })
  const dismiss = dismissAction(editor, place)
  const copyAll = async () => {
    showMessage('status', `Copying ${images.length === 1 ? 'the image' : 'the images'}...`)
    const copies = await Promise.all(
      images.map(async (image) => ({ ...image, copy: await copyToLibrary(image, upload) })),
    )
    for (const { src, copy } of copies) if (copy) replaceSource(editor, src, copy)
    const failed = copies.filter(({ copy }) => !copy)
    if (failed.length === 0) removePlaceholder(editor, place)
    else showMessage('alert', copyFailureText(failed), [dismiss])
  }
  const copy = {
    label: images.length === 1 ? 'Copy it here' : 'Copy them here',
    onClick: () => trackUpload(editor, copyAll()),
  }
  showMessage('status', externalImageText(images), [copy, dismiss])
}

async function copyToLibrary({ src, name }: ExternalImage, upload: UploadImage) {
  try {
    const file = await copyImageToFile(src, name)
    return (await upload({ file, key: randomKey(), onProgress: () => undefined })).src
  } catch {
    // The notice lists every failed image, whatever the reason: the remedy is the same.
    return null
  }
}

function replaceSource(editor: Editor, from: string, to: string) {
  if (editor.isDestroyed) return
  const { tr } = editor.state
  tr.doc.descendants(({ type, attrs }, pos) => {
    if (type.name === 'image' && attrs['src'] === from) tr.setNodeAttribute(pos, 'src', to)
  })
  editor.view.dispatch(tr)
}

/**
 * If the site allows it (CORS). Uses a canvas, because `fetch` would need `connect-src https:`, which injected scripts
 * could use to send text out.
 */
async function copyImageToFile(src: string, name: string): Promise<File> {
  // A canvas holds a single frame.
  if (/\.gif(?:[?#]|$)/i.test(src)) throw new Error('An animation cannot be copied')
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const exact = await encodeCanvas(canvas, 'image/png')
  const blob = exact.size > LIMITS.uploadBytes ? await encodeCanvas(canvas, 'image/webp') : exact
  return new File([blob], `${name}.${blob.type.slice('image/'.length)}`, { type: blob.type })
}

async function encodeCanvas(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!blob) throw new Error(`The image cannot be encoded as ${type}`)
  return blob
}
