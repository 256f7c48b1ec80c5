import { findChildren } from '@tiptap/core'
import type { NodeWithPos } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Decoration } from '@tiptap/pm/view'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'

export type CodeNode = CodeSource & NodeWithPos

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
