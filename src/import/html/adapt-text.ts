import {
  hasClass,
  isElement,
  newElement,
  withAttributes,
} from '#src/content/html/source-element.ts'
import { parseStyleAttribute } from '#src/content/html/css-style.ts'
import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'

export function adaptText(element: SourceElement): SourceNode[] {
  switch (element.name) {
    case 'sup':
      return [inUnicode(element, SUPERSCRIPT)]
    case 'sub':
      return [inUnicode(element, SUBSCRIPT)]
    case 'q':
      return [text('“'), ...element.children, text('”')]
    case 'kbd':
    case 'samp':
    case 'tt':
      return [{ ...element, name: 'code' }]
    case 'summary':
    case 'dt':
      return [newElement('p', {}, [newElement('strong', {}, element.children)])]
    case 'ul':
    case 'ol':
    case 'li':
      return [isGallery(element) ? { ...element, name: 'div' } : element]
    default:
      return [/^(?:p|h[1-6])$/.test(element.name) ? aligned(element) : element]
  }
}

/** Distance between blocks, written as a paragraph without text. */
export const isEmptyParagraph = (element: SourceElement): boolean =>
  element.name === 'p' &&
  textContentOf(element.children).trim() === '' &&
  !element.children.some((node) => isElement(node) && node.name !== 'br')

const text = (value: string): SourceNode => ({ type: 'text', value })

const SUPERSCRIPT = new Map(zip('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'))
const SUBSCRIPT = new Map(zip('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'))

function zip(from: string, to: string): [string, string][] {
  const targets = [...to]
  return [...from].map((char, index) => [char, targets[index] ?? char])
}

/** `x<sup>2</sup>` would read `x2`. References to notes are links, and stay. */
function inUnicode(element: SourceElement, characters: ReadonlyMap<string, string>): SourceNode {
  const value = textContentOf(element.children)
  const isPlain = element.children.every((node) => node.type === 'text')
  const isNote = element.attribute('data-footnote') !== undefined
  const written = [...value].map((char) => characters.get(char))
  if (!isPlain || isNote || written.includes(undefined)) return element
  return text(written.join(''))
}

/** WordPress' galleries before 2022 are lists of images. */
const isGallery = (element: SourceElement) => hasClass(element, /^blocks-gallery-(?:grid|item)$/)

function aligned(element: SourceElement): SourceElement {
  const classes = element.attribute('class') ?? ''
  const [, named] = /(?:^|\s)has-text-align-(left|center|right)/.exec(classes) ?? []
  const align = named ?? /^(?:center|right|justify)$/i.exec(element.attribute('align') ?? '')?.[0]
  const style = element.attribute('style')
  if (align === undefined || parseStyleAttribute(style).has('text-align')) return element
  return withAttributes(element, { style: `${style ?? ''};text-align: ${align.toLowerCase()}` })
}
