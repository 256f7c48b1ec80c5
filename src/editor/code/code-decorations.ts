import type { Node } from '@tiptap/pm/model'
import { Decoration } from '@tiptap/pm/view'
import type { CodeSource, HighlightedCode } from '#src/content/highlight/highlight-blocks.ts'

export type CodeNode = CodeSource & { node: Node; pos: number }

/** The code blocks of a document, in reading order. */
export function codeNodes(doc: Node): CodeNode[] {
  const found: CodeNode[] = []
  doc.descendants((node, pos) => {
    if (!node.type.spec.code) return !node.isTextblock
    const language = (node.attrs['language'] as string | null) ?? ''
    found.push({ node, pos, language, code: node.textContent })
    return false
  })
  return found
}

/** The coloured tokens of a code block as decorations: the document does not change by them. */
export function tokenDecorations({ pos }: CodeNode, tokens: HighlightedCode = []): Decoration[] {
  let end = pos + 1
  return tokens.flatMap(({ className, text }) => {
    const start = end
    end += text.length
    return className ? [Decoration.inline(start, end, { class: className })] : []
  })
}
