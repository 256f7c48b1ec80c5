/** Untrusted HTML: the input of the sanitiser, from either parser. */
type SourceText = { type: 'text'; value: string }
export type SourceElement = {
  type: 'element'
  name: string
  attribute: (name: string) => string | undefined
  children: SourceNode[]
}
export type SourceNode = SourceText | SourceElement

export type ParseHtml = (html: string) => SourceNode[]

/** Makes both parsers read the fragment in the same mode: no quirks, inside `body`. */
export const DOCUMENT_START = '<!doctype html><body>'

/** The elements of a tree in the order of the document. */
export const elementsIn = (nodes: readonly SourceNode[]): SourceElement[] =>
  nodes.flatMap((node) => (node.type === 'text' ? [] : [node, ...elementsIn(node.children)]))

/** Concatenated text of nodes; `br` counts as a line feed, which is its meaning inside `pre`. */
export function textContentOf(nodes: readonly SourceNode[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    return node.name === 'br' ? '\n' : textContentOf(node.children)
  })
  return parts.join('')
}
