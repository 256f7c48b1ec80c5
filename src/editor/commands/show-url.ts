import type { Editor } from '@tiptap/core'
import { openTool } from './open-tool.ts'

/** Returns false while the toolbar is not ready; true also for a URL that the text does not have. */
export function showUrl(editor: Editor, url: string): boolean {
  const found = findUrl(editor, url)
  if (!found) return true
  const { at, isImage } = found
  const chain = editor.chain()
  if (isImage) chain.setNodeSelection(at)
  // Inside the link: the panel extends the selection to all of it.
  else chain.setTextSelection(at + 1)
  chain.scrollIntoView().run()
  return openTool(editor, isImage ? 'Image' : 'Link')
}

function findUrl(editor: Editor, url: string) {
  let found: { at: number; isImage: boolean } | undefined
  editor.state.doc.descendants((node, at) => {
    if (found) return false
    const isImage = node.type.name === 'image' && node.attrs['src'] === url
    const isLink = node.marks.some(({ type, attrs }) => {
      return type.name === 'link' && attrs['href'] === url
    })
    if (isImage || isLink) found = { at, isImage }
    return !found
  })
  return found
}
