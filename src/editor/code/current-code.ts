import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/**
 * Marks the code block that holds the caret, which shows how to leave it by the keyboard. The mark is a decoration: a
 * class set from outside is read as an edit once an unmounted editor has lost its node views, and is redrawn endlessly.
 */
export const currentCode = () =>
  new Plugin({
    props: {
      decorations: ({ doc, selection: { $head } }) => {
        if (!$head.parent.type.spec.code) return null
        const mark = { class: 'rte-code-current' }
        return DecorationSet.create(doc, [Decoration.node($head.before(), $head.after(), mark)])
      },
    },
  })
