import { createElement } from 'react'
import type { ReactNode } from 'react'

type SvgNode =
  | string
  | { tag: string; attributes: Readonly<Record<string, string>>; children: SvgNode[] }

/** A drawing as elements, without injected markup. `label` is its text for those who do not see it. */
export const SvgTree = ({ root, id, label }: { root: SvgNode; id?: string; label: string }) =>
  elementOf(root, { id, role: 'img', 'aria-label': label })

function elementOf(node: SvgNode, more: object = {}): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  return createElement(
    tag,
    { ...attributes, ...more },
    ...children.map((child) => elementOf(child)),
  )
}
