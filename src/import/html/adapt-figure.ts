import {
  hasClass,
  isElement,
  newElement,
  withAttributes,
} from '#src/content/html/source-element.ts'
import { safeHref, safeSrc } from '#src/content/html/safe-url.ts'
import { elementsIn, textContentOf } from '#src/content/html/source-tree.ts'
import type { SourceElement, SourceNode } from '#src/content/html/source-tree.ts'
import type { ConversionIssue } from './replace-unsupported.ts'

const LATE = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'] as const

/** Reads the URL that scripts would set; emoji become their character. */
export function adaptImage(img: SourceElement, losses: ConversionIssue[]): SourceNode[] {
  if (hasClass(img, /^(?:emoji|wp-smiley)$/))
    return [{ type: 'text', value: img.attribute('alt') ?? '' }]
  if (img.attribute('width') === '1' && img.attribute('height') === '1') return []
  const late = LATE.map((name) => absolute(img.attribute(name))).find((url) => url)
  const written = absolute(img.attribute('src'))
  const src = [late, written].find((url) => safeSrc(url ?? '') !== undefined)
  if (src !== undefined) return [withAttributes(img, { src })]
  const alt = img.attribute('alt')?.trim() ?? ''
  const name = alt === '' ? '' : ` (${alt})`
  const reason = written?.startsWith('data:') ? 'inside the text' : 'without a usable URL'
  losses.push({ text: `An image ${reason} was removed${name}.`, kind: 'picture' })
  return []
}

/** Browsers drop line ends inside a URL. */
const absolute = (url: string | undefined): string | undefined =>
  url
    ?.trim()
    .replaceAll(/[\t\r\n]/g, '')
    .replace(/^(?=\/\/[^/])/, 'https:')

/** Image captions cannot contain links: such captions become a paragraph below, like captions of galleries and tables. */
export function adaptFigure(figure: SourceElement): SourceNode[] {
  const isCaption = (node: SourceNode) => isElement(node, 'figcaption')
  const captions = figure.children.filter((node) => isElement(node, 'figcaption'))
  const rest = figure.children.filter((node) => !isCaption(node))
  const text = textContentOf(captions).replace(/\s+/g, ' ').trim()
  if (text === '') return [{ ...figure, children: rest }]
  const [image, ...others] = imagesIn(rest)
  if (image && others.length === 0 && !elementsIn(captions).some(({ name }) => name === 'a')) {
    const children = replaceNode(rest, image, withAttributes(image, { title: text }))
    return [{ ...figure, children }]
  }
  const paragraphs = captions.map((caption) => ({ ...caption, name: 'p' }))
  return [{ ...figure, children: [...rest, ...paragraphs] }]
}

const imagesIn = (nodes: readonly SourceNode[]): SourceElement[] =>
  elementsIn(nodes).filter(({ name }) => name === 'img')

const replaceNode = (
  nodes: readonly SourceNode[],
  old: SourceNode,
  replacement: SourceNode,
): SourceNode[] =>
  nodes.map((node) => {
    if (node === old) return replacement
    if (node.type === 'text') return node
    return { ...node, children: replaceNode(node.children, old, replacement) }
  })

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i

/** Images cannot be links: a link to the larger file is dropped, others follow the image. */
export function adaptLink(link: SourceElement, losses: ConversionIssue[]): SourceNode[] {
  // WordPress' second link to the same file, without a space between them.
  if (hasClass(link, /^wp-block-file__button$/)) return []
  const href = absolute(link.attribute('href'))
  const isImage = imagesIn(link.children).length > 0 && textContentOf(link.children).trim() === ''
  if (!isImage) return [withAttributes(link, { href })]
  const target = safeHref(href ?? '')
  const isLarger =
    target === undefined ||
    IMAGE_FILE.test(target) ||
    /[?&]attachment_id=|^#/.test(target) ||
    /\battachment\b/.test(link.attribute('rel') ?? '')
  if (isLarger) return link.children
  losses.push({ text: `The link of an image follows the image: ${target}` })
  const words: SourceNode = { type: 'text', value: target }
  return [...link.children, newElement('p', {}, [newElement('a', { href: target }, [words])])]
}
