import type { Editor } from '@tiptap/core'
import type { ImageWidth } from '#src/contract/posts/image-widths.ts'

type ImageChanges = { src?: string; alt?: string; title?: string; width?: ImageWidth | null }

/**
 * Changes the selected image, which stays selected (`updateAttributes` would replace it).
 * @param edit changes of the same edit are one step of the history, like those of a composition
 */
export function setImage(editor: Editor, changes: ImageChanges, edit?: string) {
  const { tr, selection } = editor.state
  for (const [name, value] of Object.entries(changes)) {
    tr.setNodeAttribute(selection.from, name, value)
  }
  if (edit !== undefined) tr.setMeta('composition', edit)
  editor.view.dispatch(tr)
}
