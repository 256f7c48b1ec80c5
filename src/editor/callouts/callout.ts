import { InputRule, Node } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import { toCalloutKind } from '#src/contract/posts/callout-kinds.ts'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { alertKind } from '#src/content/format/alert-kind.ts'

export const CALLOUT = 'callout'

/** GitHub's way to begin one: `[!NOTE]` as the first words of a quote. */
const TYPED_ALERT = /^\[!(\w{3,9})\]\s$/

export const Callout = Node.create({
  name: CALLOUT,
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'note',
      parseHTML: (element) => element.getAttribute('data-callout'),
      renderHTML: ({ kind }) => ({ 'data-callout': String(kind) }),
    },
  }),
  // Before the rule of quotes.
  parseHTML: () => [
    {
      tag: 'blockquote[data-callout]',
      priority: 60,
      getAttrs: (element) => (toCalloutKind(element.getAttribute('data-callout')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
  addInputRules() {
    const { type } = this
    return [
      new InputRule({
        find: TYPED_ALERT,
        handler: ({ state: { tr, doc }, range, match }) => {
          const kind = alertKind(match[1])
          const $from = doc.resolve(range.from)
          const quote = $from.depth > 1 ? $from.node(-1) : undefined
          if (!kind || quote?.type.name !== 'blockquote' || $from.index(-1) > 0) return null
          tr.delete(range.from, range.to).setNodeMarkup($from.before(-1), type, { kind })
          return undefined
        },
      }),
    ]
  },
})

export function toggleCallout(editor: Editor, kind: CalloutKind): boolean {
  const chain = editor.chain().focus()
  if (editor.isActive(CALLOUT, { kind })) return chain.lift(CALLOUT).run()
  if (editor.isActive(CALLOUT)) return chain.updateAttributes(CALLOUT, { kind }).run()
  return chain.wrapIn(CALLOUT, { kind }).run()
}
