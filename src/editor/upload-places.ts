import type { Editor } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { caretBehindBlock } from './block-places.ts'

/** Where something stands in the text that is not part of the text, while the text around it is written. */
export type Place = { element: HTMLElement; number: number; isOpen: () => boolean }
type Change = { add: Place; pos: number } | { remove: Place } | { fill: Place }

const key = new PluginKey<DecorationSet>('uploadPlaces')
let count = 0

export const uploadPlaces = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, set) => {
        const change = tr.getMeta(key) as Change | undefined
        if (change && 'fill' in change) return besideFilled(tr, set, change.fill)
        const moved = set.map(tr.mapping, tr.doc)
        if (!change) return moved
        if ('remove' in change) return moved.remove(widgetsOf(moved, change.remove))
        return moved.add(tr.doc, [widget(change.pos, change.add)])
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

/** Puts an element into the text. `isOpen` tells whether a save has to wait for it. */
export function openPlace(
  { view }: Editor,
  { pos, ...place }: Omit<Place, 'number'> & { pos: number },
): Place {
  const add = { ...place, number: (count += 1) }
  view.dispatch(view.state.tr.setMeta(key, { add, pos } satisfies Change))
  return add
}

export function closePlace(editor: Editor, place: Place) {
  if (editor.isDestroyed) return
  editor.view.dispatch(editor.state.tr.setMeta(key, { remove: place } satisfies Change))
}

/** Puts an image where a place was; nothing when the text around it was deleted meanwhile. The caret stays in its text. */
export function fillPlace(editor: Editor, place: Place, image: { src: string; alt: string }) {
  if (editor.isDestroyed) return
  const [spot] = widgetsOf(key.getState(editor.state), place)
  if (!spot) return
  const isBlockChosen = editor.state.selection instanceof NodeSelection
  editor
    .chain()
    .insertContentAt(spot.from, { type: 'image', attrs: image }, { updateSelection: false })
    .setMeta(key, { fill: place } satisfies Change)
    .run()
  // The empty paragraph the caret stood in gave way to the image.
  if (!isBlockChosen) editor.commands.command(caretBehindBlock)
}

export const hasOpenPlaces = (state: EditorState): boolean =>
  key
    .getState(state)
    ?.find()
    .some(({ spec }) => (spec as Place).isOpen()) ?? false

const widget = (pos: number, place: Place) =>
  Decoration.widget(pos, place.element, { ...place, side: -1 })

const widgetsOf = (set: DecorationSet | undefined, { number }: Place) =>
  set?.find(undefined, undefined, (spec) => (spec as Place).number === number) ?? []

/** Images keep the order they were put in, whichever arrives first, also those in one empty paragraph. */
function besideFilled(tr: Transaction, set: DecorationSet, filled: Place): DecorationSet {
  const others = set.find().filter(({ spec }) => (spec as Place).number !== filled.number)
  const moved = others.map(({ from, spec }) => {
    const place = spec as Place
    return widget(tr.mapping.map(from, place.number < filled.number ? -1 : 1), place)
  })
  return DecorationSet.create(tr.doc, moved)
}
