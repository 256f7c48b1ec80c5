import { Extension } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { randomKey } from '#src/lib/random-key.ts'
import { boundaryBehind } from './block-places.ts'
import { copyPicture } from './copy-picture.ts'
import { trackUpload } from './image-uploads.ts'
import type { UploadImage } from './image-uploads.ts'
import { copyFailureText, linkedText } from './linked-texts.ts'
import type { LinkedPicture } from './linked-texts.ts'
import { isDrop, isPaste } from './paste-events.ts'
import { noteChip } from './upload-chip.ts'
import { closePlace, openPlace } from './upload-places.ts'

/**
 * Says which pictures of a paste still come from another site, and copies them on request. Not without being
 * asked: an address may be meant, for example of a badge that changes.
 */
export const LinkedPictures = Extension.create<{ upload: UploadImage | null }>({
  name: 'linkedPictures',
  addOptions: () => ({ upload: null }),
  onTransaction({ transaction }) {
    if (!isPaste(transaction) && !isDrop(transaction)) return
    const before = new Set(linkedPictures(transaction.before).map(({ src }) => src))
    const pictures = linkedPictures(transaction.doc).filter(({ src }) => !before.has(src))
    const { upload } = this.options
    if (upload && pictures.length > 0) offerCopies({ editor: this.editor, pictures, upload })
  },
})

/** Pictures of other sites, each address once. */
function linkedPictures(doc: Node): LinkedPicture[] {
  const found = new Map<string, LinkedPicture>()
  doc.descendants(({ type, attrs }) => {
    if (type.name !== 'image') return
    const { src, alt } = attrs as { src: string; alt: string | null }
    const { origin, hostname } = new URL(src, location.href)
    if (origin === location.origin || found.has(src)) return
    found.set(src, { src, host: hostname, name: alt || `Picture ${found.size + 1}` })
  })
  return [...found.values()]
}

type Offer = { editor: Editor; pictures: readonly LinkedPicture[]; upload: UploadImage }

function offerCopies({ editor, pictures, upload }: Offer) {
  const { element, say } = noteChip()
  const pos = boundaryBehind(editor.state.selection)
  const place = openPlace(editor, { pos, element, isOpen: () => false })
  const dismiss = {
    label: 'Dismiss',
    onClick: () => {
      closePlace(editor, place)
      if (!editor.isDestroyed) editor.view.focus()
    },
  }
  const copyAll = async () => {
    say('status', `Copying ${pictures.length === 1 ? 'the picture' : 'the pictures'}…`)
    const copies = await Promise.all(
      pictures.map(async (picture) => ({ ...picture, copy: await copied(picture, upload) })),
    )
    for (const { src, copy } of copies) if (copy) replaceSource(editor, src, copy)
    const failed = copies.filter(({ copy }) => !copy)
    if (failed.length === 0) closePlace(editor, place)
    else say('alert', copyFailureText(failed), [dismiss])
  }
  const copy = {
    label: pictures.length === 1 ? 'Copy it here' : 'Copy them here',
    onClick: () => trackUpload(editor, copyAll()),
  }
  say('status', linkedText(pictures), [copy, dismiss])
}

async function copied({ src, name }: LinkedPicture, upload: UploadImage) {
  try {
    const file = await copyPicture(src, name)
    return (await upload({ file, key: randomKey(), onProgress: () => undefined })).src
  } catch {
    // Named in the notice, whatever the reason: the way out is the same.
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
