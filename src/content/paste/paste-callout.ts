import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { toCalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import { alertKind } from '#src/content/format/alert-kind.ts'
import { calloutOfIcon } from './callout-icon.ts'
import { hasClass, isElement, newElement } from '#src/content/html/source-element.ts'

/** Callouts of GitHub's pages, of this site's and of Notion in the form that is stored; any other element as it is. */
export const convertCallout = (element: SourceElement): SourceElement =>
  boxedCallout(element) ?? notionCallout(element) ?? element

const callout = (kind: CalloutKind, children: SourceNode[]) =>
  newElement('blockquote', { 'data-callout': kind }, children)

const isTitle = (node: SourceNode) =>
  isElement(node, 'p') && hasClass(node, /^(?:markdown-alert|callout)-title$/)

function boxedCallout(element: SourceElement): SourceElement | undefined {
  if (element.name !== 'div') return undefined
  const [, alert] = /\bmarkdown-alert-(\w+)/.exec(element.attribute('class') ?? '') ?? []
  const kind = alertKind(alert) ?? toCalloutKind(element.attribute('data-callout'))
  const text = element.children.filter((node) => !isTitle(node))
  return kind && callout(kind, text)
}

/** Copied from a page: `aside` with the icon before its words. Exported as a page: `figure` with the icon in a box. */
function notionCallout(element: SourceElement): SourceElement | undefined {
  if (isElement(element, 'figure') && hasClass(element, /^callout$/)) {
    const [icon, ...text] = element.children.filter((node) => isElement(node, 'div'))
    if (!icon) return undefined
    const found = calloutOfIcon(textContentOf([icon]))
    return callout(found.kind, found.text.trim() === '' ? text : [icon, ...text])
  }
  if (
    !isElement(element, 'aside') ||
    !/^\s*\p{Extended_Pictographic}/u.test(textContentOf([element]))
  )
    return undefined
  const [kind, children] = withoutIcon(element.children)
  return callout(kind, children)
}

function withoutIcon([first, ...rest]: readonly SourceNode[]): [CalloutKind, SourceNode[]] {
  if (!first) return ['note', []]
  if (textContentOf([first]).trim() === '') {
    const [kind, others] = withoutIcon(rest)
    return [kind, [first, ...others]]
  }
  if (first.type === 'text') {
    const { kind, text } = calloutOfIcon(first.value)
    return [kind, [{ type: 'text', value: text }, ...rest]]
  }
  const [kind, children] = withoutIcon(first.children)
  return [kind, [{ ...first, children }, ...rest]]
}
