import { parseStyleAttribute } from './css-style.ts'
import type { SourceElement, SourceNode } from './source-tree.ts'

type Attributes = Readonly<Record<string, string | undefined>>

export const newElement = (
  name: string,
  attributes: Attributes,
  children: SourceNode[],
): SourceElement => ({ type: 'element', name, attribute: (key) => attributes[key], children })

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
