import { canonicalColor } from '#src/content/html/css-color.ts'
import { safeHref } from '#src/content/html/safe-url.ts'
import { ALIGNMENTS } from '#src/content/format/block-tree.ts'
import type { Align, Mark } from '#src/content/format/block-tree.ts'
import { styleOf } from '#src/content/html/source-element.ts'
import type { SourceElement } from '#src/content/html/source-tree.ts'

const BOLD = /^(?:bold|bolder|[6-9]00)$/
const NOT_BOLD = /^(?:normal|lighter|[1-5]00)$/

export const toAlign = (value: string | undefined): Align | undefined =>
  ALIGNMENTS.find((align) => align === value?.toLowerCase())

export const sanitizeAlign = (element: SourceElement): Align | undefined =>
  toAlign(styleOf(element).get('text-align'))

/** Marks of an inline element; undefined when it is not on the allow-list of inline elements. */
export function elementMarks(element: SourceElement): Mark[] | undefined {
  const style = styleOf(element)
  switch (element.name) {
    // Google Docs wraps whole documents in <b style="font-weight:normal">.
    case 'strong':
    case 'b':
      return NOT_BOLD.test(style.get('font-weight') ?? '') ? [] : [{ type: 'strong' }]
    case 'em':
    case 'i':
      return style.get('font-style') === 'normal' ? [] : [{ type: 'em' }]
    case 's':
    case 'del':
    case 'strike':
      return [{ type: 's' }]
    case 'code':
      return [{ type: 'code' }]
    case 'a':
      return linkMarks(element)
    case 'mark':
      return [highlight(element.attribute('data-color') ?? backgroundOf(style))]
    case 'span':
      return spanMarks(style)
    default:
      return undefined
  }
}

function linkMarks(element: SourceElement): Mark[] {
  const href = safeHref(element.attribute('href') ?? '')
  return href === undefined ? [] : [{ type: 'link', href }]
}

function highlight(value: string | undefined): Mark {
  const color = canonicalColor(value ?? '')
  return color === undefined ? { type: 'highlight' } : { type: 'highlight', color }
}

function backgroundOf(style: ReadonlyMap<string, string>): string | undefined {
  return style.get('background-color') ?? style.get('background')
}

function spanMarks(style: ReadonlyMap<string, string>): Mark[] {
  const marks: Mark[] = []
  const color = canonicalColor(style.get('color') ?? '')
  const background = canonicalColor(backgroundOf(style) ?? '')
  const decoration = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (color !== undefined) marks.push({ type: 'color', color })
  if (BOLD.test(style.get('font-weight') ?? '')) marks.push({ type: 'strong' })
  if (style.get('font-style') === 'italic') marks.push({ type: 'em' })
  if (/\bline-through\b/.test(decoration)) marks.push({ type: 's' })
  if (background !== undefined) marks.push({ type: 'highlight', color: background })
  return marks
}
