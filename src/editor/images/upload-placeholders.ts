import type { Editor } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { moveCaretAfterBlock } from '#src/editor/document/block-positions.ts'

/** A widget in the text that is not part of the document; its position follows edits around it. */
type UploadPlaceholder = { element: HTMLElement; number: number; isPending: boolean }
type Change =
  | { add: UploadPlaceholder; pos: number }
  | { remove: UploadPlaceholder }
  | { fill: UploadPlaceholder }

const key = new PluginKey<DecorationSet>('uploadPlaceholders')
let count = 0

export const uploadPlaceholders = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => {
        const change = tr.getMeta(key) as Change | undefined
        if (change && 'fill' in change) return keepInsertionOrder(tr, set, change.fill)
        const moved = set.map(tr.mapping, tr.doc)
        if (!change) return moved
        if ('remove' in change) return moved.remove(widgetsOf(moved, change.remove))
        return moved.add(tr.doc, [widget(change.pos, change.add)])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

/** Adds a widget to the text. A save waits for a pending one. */
export function addPlaceholder(
  { view }: Editor,
  { pos, ...placeholder }: Omit<UploadPlaceholder, 'number'> & { pos: number },
): UploadPlaceholder {
  const add = { ...placeholder, number: (count += 1) }
  view.dispatch(view.state.tr.setMeta(key, { add, pos } satisfies Change))
  return add
}

export function removePlaceholder(editor: Editor, placeholder: UploadPlaceholder) {
  if (editor.isDestroyed) return
  editor.view.dispatch(editor.state.tr.setMeta(key, { remove: placeholder } satisfies Change))
}

export const dismissAction = (editor: Editor, placeholder: UploadPlaceholder) => ({
  label: 'Dismiss',
  onClick: () => {
    removePlaceholder(editor, placeholder)
    if (!editor.isDestroyed) editor.view.focus()
  },
})

/** Replaces a placeholder with an image, unless the text around it was deleted. Keeps the caret in its text. */
export function replacePlaceholder(
  editor: Editor,
  placeholder: UploadPlaceholder,
  image: { src: string; alt: string },
) {
  if (editor.isDestroyed) return
  const [decoration] = widgetsOf(key.getState(editor.state), placeholder)
  if (!decoration) return
  const isBlockChosen = editor.state.selection instanceof NodeSelection
  editor
    .chain()
    .insertContentAt(decoration.from, { type: 'image', attrs: image }, { updateSelection: false })
    .setMeta(key, { fill: placeholder } satisfies Change)
    .run()
  // The image replaced the empty paragraph that held the caret.
  if (!isBlockChosen) editor.commands.command(moveCaretAfterBlock)
}

export function replaceImageAfter(
  editor: Editor,
  placeholder: UploadPlaceholder,
  { src, alt }: { src: string; alt: string },
): boolean {
  if (editor.isDestroyed) return true
  const { tr, doc } = editor.state
  const [decoration] = widgetsOf(key.getState(editor.state), placeholder)
  const image = decoration && doc.nodeAt(decoration.from)
  if (!decoration || image?.type.name !== 'image') return false
  tr.setNodeAttribute(decoration.from, 'src', src)
  if (!image.attrs['alt']) tr.setNodeAttribute(decoration.from, 'alt', alt)
  editor.view.dispatch(tr.setMeta(key, { remove: placeholder } satisfies Change))
  return true
}

export const hasPendingPlaceholders = (state: EditorState): boolean =>
  key
    .getState(state)
    ?.find()
    .some(({ spec }) => (spec as UploadPlaceholder).isPending) ?? false

const widget = (pos: number, placeholder: UploadPlaceholder) =>
  Decoration.widget(pos, placeholder.element, { ...placeholder, side: -1 })

const widgetsOf = (set: DecorationSet | undefined, { number }: UploadPlaceholder) =>
  set?.find(undefined, undefined, (spec) => (spec as UploadPlaceholder).number === number) ?? []

/** Images keep their insertion order, whichever upload ends first, also in one empty paragraph. */
function keepInsertionOrder(
  tr: Transaction,
  set: DecorationSet,
  filled: UploadPlaceholder,
): DecorationSet {
  const others = set
    .find()
    .filter(({ spec }) => (spec as UploadPlaceholder).number !== filled.number)
  const moved = others.map(({ from, spec }) => {
    const placeholder = spec as UploadPlaceholder
    return widget(tr.mapping.map(from, placeholder.number < filled.number ? -1 : 1), placeholder)
  })
  return DecorationSet.create(tr.doc, moved)
}
