import { findChildren } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { openTool } from './open-tool.ts'

/** Returns false while the toolbar is not ready; true also for a URL that the text does not have. */
export function showUrl(editor: Editor, url: string): boolean {
  const isImage = ({ type, attrs }: Node) => type.name === 'image' && attrs['src'] === url
  const isLink = ({ marks }: Node) =>
    marks.some(({ type, attrs }) => type.name === 'link' && attrs['href'] === url)
  const [found] = findChildren(editor.state.doc, (node) => isImage(node) || isLink(node))
  if (!found) return true
  const chain = editor.chain()
  if (isImage(found.node)) chain.setNodeSelection(found.pos)
  // Inside the link: the panel extends the selection to all of it.
  else chain.setTextSelection(found.pos + 1)
  chain.scrollIntoView().run()
  return openTool(editor, isImage(found.node) ? 'Image' : 'Link')
}
