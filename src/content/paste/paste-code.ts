import { hasClass, isElement, styleOf, withAttributes } from '#src/content/html/source-element.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

const GITHUB_NAMES: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  shell: 'bash',
  'c++': 'cpp',
  basic: 'html',
}

/** GitHub puts the language on the wrapper of a code block. */
export function convertGithubCode(element: SourceElement): SourceElement {
  const name = /\bhighlight-(?:source|text-html)-([\w+]+)/.exec(
    element.attribute('class') ?? '',
  )?.[1]
  const pre = element.children.find((node) => isElement(node, 'pre'))
  if (name === undefined || !isElement(pre, 'pre')) return element
  return withAttributes(pre, { class: `language-${GITHUB_NAMES[name] ?? name}` })
}

/** Code editors copy one `div` per line in a wrapper that preserves whitespace. */
export function isCodeLines(element: SourceElement): boolean {
  if (element.name !== 'div') return false
  const style = styleOf(element)
  return style.get('white-space') === 'pre' && /monospace/i.test(style.get('font-family') ?? '')
}

export function codeLines(element: SourceElement): string {
  const lines = element.children.filter((node) => isElement(node))
  const isPerLine = lines.length > 0 && lines.every((node) => isElement(node, 'div', 'br'))
  if (!isPerLine) return textContentOf(element.children)
  return lines
    .map(({ name, children }) => (name === 'br' ? '' : textContentOf(children)))
    .join('\n')
}

/** The code of a block on a page of this site, without the name of its file and its buttons above it. */
export function pageCode(figure: SourceElement): SourceElement | undefined {
  return hasClass(figure, /^code-block$/)
    ? figure.children.find((node) => isElement(node, 'pre'))
    : undefined
}
