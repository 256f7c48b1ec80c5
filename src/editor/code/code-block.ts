import { textblockTypeInputRule } from '@tiptap/core'
import { CodeBlock } from '@tiptap/extension-code-block'
import { codeLanguage } from '#src/content/format/code-language.ts'
import { markdownOriginAttribute } from '#src/editor/document/editor-attributes.ts'
import { codeBlockView, focusLanguage } from './code-block-view.ts'
import { codeHighlighting } from './code-highlighting.ts'

/** Unlike TipTap's rules, also for names such as `C++` and `objective-c`. */
const FENCE = /^(?:```|~~~)([\w+#.-]+)?[\s\n]$/

/** Code, highlighted, with its language. Remembers that it was written as a fence; the element is the same either way. */
export const FencedCodeBlock = CodeBlock.extend({
  // Tab reaches the language also inside tables and lists, which use Tab for themselves.
  priority: 110,
  addAttributes() {
    return { ...this.parent?.(), fence: markdownOriginAttribute('fence') }
  },
  addNodeView: () => codeBlockView,
  addInputRules() {
    const getAttributes = ([, name = '']: string[]) => ({ language: codeLanguage(name) || null })
    return [textblockTypeInputRule({ find: FENCE, type: this.type, getAttributes })]
  },
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: ({ editor: { state, view } }) => {
        const { $head } = state.selection
        return $head.parent.type === this.type && focusLanguage(view.nodeDOM($head.before()))
      },
    }
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), codeHighlighting()]
  },
})
