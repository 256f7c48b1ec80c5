import { findChildren } from '@tiptap/core'
import type { NodeWithPos } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { EditorView } from '@tiptap/pm/view'
import { highlightBlocks } from '#src/content/highlight/highlight-blocks.ts'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'
import { readCaret } from '#src/editor/document/read-caret.ts'
import { highlightInBrowser } from './code-workers.ts'

type CodeNode = CodeSource & NodeWithPos

/** Typing comes first: until this pause, tokens only move along with the text. */
const PAUSE_MS = 300
/** About 200 lines. ProseMirror redraws a block at every key, in quadratic time; the page colours longer blocks. */
const MAX_BLOCK_LENGTH = 10_000
const KEY = new PluginKey<DecorationSet>('codeTokens')

/**
 * Rejected: prosemirror-highlight and TipTap's lowlight extension, which highlight while a key is handled, without a
 * limit.
 */
export const codeHighlighting = () =>
  new Plugin<DecorationSet>({
    key: KEY,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, shown) =>
        (transaction.getMeta(KEY) as DecorationSet | undefined) ??
        shown.map(transaction.mapping, transaction.doc),
    },
    props: { decorations: (state) => KEY.getState(state) },
    view: highlightAfterPauses,
  })

function highlightAfterPauses(view: EditorView) {
  let timer: ReturnType<typeof setTimeout> | undefined
  // A node that did not change is the same object.
  const known = new WeakMap<Node, Promise<HighlightedCode>>()
  const tokensOf = async (block: CodeNode): Promise<HighlightedCode> => {
    if (block.code.length > MAX_BLOCK_LENGTH) return undefined
    const found =
      known.get(block.node) ?? highlightInBrowser({ code: block.code, language: block.language })
    known.set(block.node, found)
    return found
  }
  const highlight = async () => {
    const { doc } = view.state
    const blocks = codeNodes(doc)
    const tokens = await highlightBlocks(blocks, tokensOf)
    // A later change is highlighted after its own pause.
    if (view.isDestroyed || view.state.doc !== doc) return
    // A changed element would end the composition of a letter.
    if (view.composing) return schedule()
    const decorations = blocks.flatMap((block, at) => tokenDecorations(block, tokens[at]))
    if (decorations.length === 0 && KEY.getState(view.state) === DecorationSet.empty) return
    readCaret(view)
    view.dispatch(view.state.tr.setMeta(KEY, DecorationSet.create(doc, decorations)))
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void highlight(), PAUSE_MS)
  }
  schedule()
  return {
    update: ({ state }: EditorView, before: { doc: Node }) => {
      if (state.doc !== before.doc) schedule()
    },
    destroy: () => clearTimeout(timer),
  }
}

/** The code blocks of a document, in reading order. */
export const codeNodes = (doc: Node): CodeNode[] =>
  findChildren(doc, ({ type }) => type.spec.code === true).map(({ node, pos }) => {
    const language = (node.attrs['language'] as string | null) ?? ''
    return { node, pos, language, code: node.textContent }
  })

/** The coloured tokens of a code block as decorations: the document does not change by them. */
export function tokenDecorations({ pos }: CodeNode, tokens: HighlightedCode = []): Decoration[] {
  let end = pos + 1
  return tokens.flatMap(({ className, text }) => {
    const start = end
    end += text.length
    return className ? [Decoration.inline(start, end, { class: className })] : []
  })
}
