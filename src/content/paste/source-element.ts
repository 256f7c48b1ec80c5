import { parseStyleAttribute } from '#src/content/html/css-style.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

type Attributes = Readonly<Record<string, string | undefined>>

/** Creates an element of the source tree, for markup that is rebuilt before it is sanitised. */
export const newElement = (
  name: string,
  attributes: Attributes,
  children: SourceNode[],
): SourceElement => ({ type: 'element', name, attribute: (key) => attributes[key], children })

/** Copy of an element with changed attributes; `undefined` removes one. */
export function withAttributes(element: SourceElement, changes: Attributes): SourceElement {
  const attribute = (key: string) => (key in changes ? changes[key] : element.attribute(key))
  return { ...element, attribute }
}

export const styleOf = (element: SourceElement): ReadonlyMap<string, string> =>
  parseStyleAttribute(element.attribute('style'))

export const hasClass = (element: SourceElement, pattern: RegExp): boolean =>
  (element.attribute('class') ?? '').split(/\s+/).some((word) => pattern.test(word))

export const isElement = (
  node: SourceNode | undefined,
  ...names: string[]
): node is SourceElement =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.name))
