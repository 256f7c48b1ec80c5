import { posToDOMRect } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** Visible rectangle of the selection, without parts under the toolbar or outside of the window. */
export function visibleSelection({ view }: Editor): DOMRect {
  const { selection } = view.state
  const node = selection instanceof NodeSelection ? view.nodeDOM(selection.from) : null
  const rect =
    node instanceof Element
      ? node.getBoundingClientRect()
      : posToDOMRect(view, selection.from, selection.to)
  const toolbar = view.dom.closest('.rte')?.querySelector('.rte-toolbar')
  const [least, most] = [toolbar?.getBoundingClientRect().bottom ?? 0, window.innerHeight - 8]
  const within = (value: number) => Math.max(least, Math.min(most, value))
  const [top, bottom] = [within(rect.top), within(rect.bottom)]
  return new DOMRect(rect.left, top, rect.width, bottom - top)
}
