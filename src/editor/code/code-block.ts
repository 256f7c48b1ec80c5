import { textblockTypeInputRule } from '@tiptap/core'
import type { Attribute } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { codeLanguage } from '#src/content/format/code-language.ts'
import { codeMeta } from '#src/content/format/code-meta.ts'
import { markdownOriginAttribute } from '#src/editor/document/editor-attributes.ts'
import { codeBlockView } from './code-block-view.ts'
import { codeHighlighting } from './code-highlighting.ts'
import { CodeKeys } from './code-keys.ts'

/** Unlike TipTap's rules, also for names such as `C++` and `objective-c`. */
const FENCE = /^(?:```|~~~)([\w+#.-]+)?[\s\n]$/

const META: Attribute = {
  default: null,
  parseHTML: (element) => codeMeta(element.getAttribute('data-meta') ?? '') || null,
  renderHTML: ({ meta }) => (meta ? { 'data-meta': meta as string } : {}),
}

/** Code, highlighted, with its language. Remembers that it was written as a fence; the element is the same either way. */
export const FencedCodeBlock = CodeBlock.extend({
  addAttributes() {
    return { ...this.parent?.(), fence: markdownOriginAttribute('fence'), meta: META }
  },
  addExtensions: () => [CodeKeys],
  addNodeView: () => codeBlockView,
  addInputRules() {
    const getAttributes = ([, name = '']: string[]) => ({ language: codeLanguage(name) || null })
    return [textblockTypeInputRule({ find: FENCE, type: this.type, getAttributes })]
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), codeHighlighting(), currentCode()]
  },
})

/**
 * Shows how to leave the code by keyboard. A decoration: a class set from outside is read as an edit, and redrawn
 * endlessly.
 */
const currentCode = () =>
  new Plugin({
    props: {
      decorations: ({ doc, selection: { $head } }) => {
        if (!$head.parent.type.spec.code) return null
        const mark = { class: 'rte-code-current' }
        return DecorationSet.create(doc, [Decoration.node($head.before(), $head.after(), mark)])
      },
    },
  })
