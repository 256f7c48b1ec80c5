import { defaultTreeAdapter, parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { limitNesting } from '#src/content/html/limit-nesting.ts'

type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

export type HtmlElement = ReturnType<typeof elementOf>

/** Elements for which `edit` returns undefined are unchanged. */
export function editHtml(html: string, edit: (element: HtmlElement) => string | undefined): string {
  const root = parseFragment(limitNesting(html))
  editChildren(root, edit)
  return serialize(root)
}

function editChildren(parent: Parent, edit: (element: HtmlElement) => string | undefined) {
  for (const node of [...parent.childNodes]) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    editChildren(node, edit)
    const replacement = edit(elementOf(node))
    if (replacement === undefined) continue
    for (const added of [...parseFragment(replacement).childNodes]) {
      defaultTreeAdapter.detachNode(added)
      defaultTreeAdapter.insertBefore(parent, added, node)
    }
    defaultTreeAdapter.detachNode(node)
  }
}

const elementOf = (node: Element) => {
  const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value
  return {
    name: node.tagName,
    attribute,
    hasClass: (name: string) => (attribute('class') ?? '').split(/\s+/).includes(name),
    inner: () => serialize(node),
    text: () => textOf(node).replace(/\s+/g, ' ').trim(),
  }
}

const textOf = (parent: Parent): string =>
  parent.childNodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!defaultTreeAdapter.isElementNode(node)) return ''
      return node.tagName === 'br' ? '\n' : textOf(node)
    })
    .join('')
