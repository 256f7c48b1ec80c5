/**
 * Parsed but untrusted HTML, as the sanitiser sees it. Two parsers produce it (parse-server.ts,
 * parse-browser.ts); the sanitiser knows neither.
 */
export type SourceText = { type: 'text'; value: string }
export type SourceElement = {
  type: 'element'
  /** Lower-case tag name. */
  name: string
  attribute: (name: string) => string | undefined
  children: SourceNode[]
}
export type SourceNode = SourceText | SourceElement

export type ParseHtml = (html: string) => SourceNode[]

/** Both parsers read the fragment in the same mode: no quirks, inside `body`. */
export const DOCUMENT_START = '<!doctype html><body>'

/** All text below some nodes; `br` counts as a line feed, which is what it means inside `pre`. */
export function textContentOf(nodes: readonly SourceNode[]): string {
  const parts = nodes.map((node) => {
    if (node.type === 'text') return node.value
    return node.name === 'br' ? '\n' : textContentOf(node.children)
  })
  return parts.join('')
}
