import { elementsIn, textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import { hasClass, isElement, newElement } from '#src/content/html/source-element.ts'

const GALLERY =
  /^(?:gallery|wp-block-gallery|tiled-gallery|wp-block-jetpack-(?:tiled-gallery|slideshow)|kg-gallery-card|sectionLayout--outsetRow)$/
const MAX_IN_ROW = 3

/** Converts a gallery to tables with one row. Undefined for other elements, and if there is text between the images. */
export function adaptGallery(element: SourceElement): SourceNode[] | undefined {
  if (!hasClass(element, GALLERY)) return undefined
  const parts = partsOf(element.children)
  const end = parts.findLastIndex((node) => isElement(node, 'img')) + 1
  const images = parts.slice(0, end).filter((node) => isElement(node, 'img'))
  if (images.length < 2 || images.length < end) return undefined
  return [...rowsOf(images).map(tableOf), ...parts.slice(end)]
}

function partsOf(nodes: readonly SourceNode[]): SourceNode[] {
  return nodes.flatMap((node) => {
    const isImage = isElement(node, 'img')
    if (node.type === 'element' && elementsIn(node.children).some(({ name }) => name === 'img'))
      return partsOf(node.children)
    return isImage || textContentOf([node]).trim() !== '' ? [node] : []
  })
}

/** As many in each as there is room for, the last not alone: four are two and two. */
function rowsOf(images: readonly SourceElement[]): SourceElement[][] {
  const count = Math.ceil(images.length / MAX_IN_ROW)
  return Array.from({ length: count }, (_, row) =>
    images.slice(
      Math.round((row * images.length) / count),
      Math.round(((row + 1) * images.length) / count),
    ),
  )
}

const tableOf = (images: readonly SourceElement[]): SourceElement =>
  newElement('table', {}, [
    newElement(
      'tr',
      {},
      images.map((image) => newElement('td', {}, [image])),
    ),
  ])
