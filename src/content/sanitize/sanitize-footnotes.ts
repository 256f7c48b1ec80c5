import { listItems } from './sanitize-list.ts'
import { sanitizeInside } from './sanitize-context.ts'
import type { Footnotes } from '#src/content/format/block-tree.ts'
import type { SanitizeContext } from './sanitize-context.ts'
import { isElement } from '#src/content/html/source-element.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

const LABEL = /^\S{1,200}$/

const toLabel = (value: string | undefined) =>
  value !== undefined && LABEL.test(value) ? value : undefined

const hasRole = (element: SourceElement, data: string, role: string) =>
  element.attribute(data) !== undefined || element.attribute('role') === role

/** In the markup of the editor, of Markdown renderers (GitHub), or of this site's pages. */
export function referenceLabel(element: SourceElement): string | undefined {
  if (element.name === 'sup') return toLabel(element.attribute('data-footnote'))
  const isLink = element.name === 'a' && hasRole(element, 'data-footnote-ref', 'doc-noteref')
  return isLink ? toLabel(element.attribute('href')?.split('#')[1]) : undefined
}

/** A renderer's link from a note to its reference: it is not part of the note. */
export const isBackLink = (element: SourceElement): boolean =>
  element.name === 'a' && hasRole(element, 'data-footnote-backref', 'doc-backlink')

/** The notes of an element; undefined when it contains none. */
export function sanitizeFootnotes(
  element: SourceElement,
  context: SanitizeContext,
): Footnotes | undefined {
  const list = noteList(element)
  if (!list) return undefined
  const notes = listItems(list).map(({ nodes, element: item }, index) => ({
    label: toLabel(item?.attribute('data-footnote') ?? item?.attribute('id')) ?? String(index + 1),
    children: sanitizeInside(nodes, context, 2),
  }))
  return notes.length > 0 ? { type: 'footnotes', notes } : undefined
}

function noteList(element: SourceElement): SourceElement | undefined {
  if (element.name === 'ol') {
    return element.attribute('data-type') === 'footnotes' ? element : undefined
  }
  if (element.name !== 'section' || !hasRole(element, 'data-footnotes', 'doc-endnotes')) return
  return element.children.find((node) => isElement(node, 'ol'))
}
