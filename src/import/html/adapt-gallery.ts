import { textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import { hasClass, isElement, newElement } from '#src/content/paste/source-element.ts'

const GALLERY =
  /^(?:gallery|wp-block-gallery|tiled-gallery|wp-block-jetpack-(?:tiled-gallery|slideshow)|kg-gallery-card|sectionLayout--outsetRow)$/
const MAX_IN_ROW = 3

/**
 * Converts a gallery to tables with one row, an image in each cell, captions below. Undefined for other elements, and
 * if there is text between the images.
 */
export function adaptGallery(element: SourceElement): SourceNode[] | undefined {
  if (!hasClass(element, GALLERY)) return undefined
  const parts = partsOf(element.children)
  const end = parts.findLastIndex((node) => isElement(node, 'img')) + 1
  const pictures = parts.slice(0, end).filter((node) => isElement(node, 'img'))
  if (pictures.length < 2 || pictures.length < end) return undefined
  return [...rowsOf(pictures).map(tableOf), ...parts.slice(end)]
}

/** Pictures, and what else has text, in their order. */
function partsOf(nodes: readonly SourceNode[]): SourceNode[] {
  return nodes.flatMap((node) => {
    const isPicture = isElement(node, 'img')
    if (node.type === 'element' && holdsPicture(node)) return partsOf(node.children)
    return isPicture || textContentOf([node]).trim() !== '' ? [node] : []
  })
}

const holdsPicture = (node: SourceElement): boolean =>
  node.children.some((one) => isElement(one) && (one.name === 'img' || holdsPicture(one)))

/** As many in each as there is room for, the last not alone: four are two and two. */
function rowsOf(pictures: readonly SourceElement[]): SourceElement[][] {
  const count = Math.ceil(pictures.length / MAX_IN_ROW)
  return Array.from({ length: count }, (_, row) =>
    pictures.slice(
      Math.round((row * pictures.length) / count),
      Math.round(((row + 1) * pictures.length) / count),
    ),
  )
}

const tableOf = (pictures: readonly SourceElement[]): SourceElement =>
  newElement('table', {}, [
    newElement(
      'tr',
      {},
      pictures.map((picture) => newElement('td', {}, [picture])),
    ),
  ])
