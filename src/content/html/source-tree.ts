/** Untrusted HTML: the input of the sanitiser, from either parser. */
type SourceText = { type: 'text'; value: string }
export type SourceElement = {
  type: 'element'
  name: string
  attribute: (name: string) => string | undefined
  children: SourceNode[]
}
export type SourceNode = SourceText | SourceElement

/** Makes both parsers read the fragment in the same mode: no quirks, inside `body`. */
export const DOCUMENT_START = '<!doctype html><body>'

/** The elements of a tree in the order of the document. */
export function elementsIn(nodes: readonly SourceNode[]): SourceElement[] {
  const elements: SourceElement[] = []
  // One list for all levels: copies of it would take quadratic time in deep trees.
  const visit = (level: readonly SourceNode[]) => {
    for (const node of level)
      if (node.type === 'element') {
        elements.push(node)
        visit(node.children)
      }
  }
  visit(nodes)
  return elements
}

/** Concatenated text of nodes; `br` counts as a line feed, which is its meaning inside `pre`. */
export function textContentOf(nodes: readonly SourceNode[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    return node.name === 'br' ? '\n' : textContentOf(node.children)
  })
  return parts.join('')
}
