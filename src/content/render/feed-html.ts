import type { Cell, Footnotes, Item, Table, TaskItem } from '#src/content/format/block-tree.ts'
import { codeFields, lineMarks } from '#src/content/format/code-meta.ts'
import { CALLOUT_LABELS } from '#src/contract/posts/callout-kinds.ts'
import { footnoteId } from './link-footnotes.ts'
import { resolveUrl } from './resolve-url.ts'
import { textDirection } from './letter-direction.ts'
import {
  attribute,
  escapeAttribute,
  escapeCode,
  escapeText,
} from '#src/content/format/html-escape.ts'
import { spanAttributes } from '#src/content/format/serialize-table.ts'
import type { RenderBlock, RenderCode, RenderInline } from './render-node.ts'

/**
 * Absolute URLs, headings one level down, no classes, styles or forms, which readers drop or mishandle. Footnotes have
 * ids and absolute links, because a reader may show several posts. `base`: absolute URL of the post.
 */
export function feedHtml(blocks: readonly RenderBlock[], base: string): string {
  return blocks.map((block) => blockHtml(block, base)).join('')
}

function blockHtml(block: RenderBlock, base: string): string {
  switch (block.type) {
    case 'text':
      return `<p${direction(block)}>${escapeText(block.text).replace(/\n/g, '<br>')}</p>`
    case 'paragraph':
      return `<p${direction(block)}>${feedInline(block.children, base)}</p>`
    case 'heading':
      return `<h${block.level + 1}${direction(block)}>${feedInline(block.children, base)}</h${block.level + 1}>`
    case 'list':
      return block.ordered
        ? `<ol${direction(block)}${attribute('start', block.start)}>${itemsHtml(block.items, base)}</ol>`
        : `<ul${direction(block)}>${itemsHtml(block.items, base)}</ul>`
    case 'taskList':
      return `<ul${direction(block)}>${block.items.map((item) => taskHtml(item, base)).join('')}</ul>`
    case 'quote':
      return `<blockquote${direction(block)}>${feedHtml(block.children, base)}</blockquote>`
    case 'callout':
      return `<blockquote${direction(block)}><p><strong>${CALLOUT_LABELS[block.kind]}</strong></p>${feedHtml(block.children, base)}</blockquote>`
    case 'rule':
      return '<hr>'
    case 'code':
      return codeHtml(block)
    case 'image':
      return imageHtml(block, base)
    case 'table':
      return tableHtml(block, base)
    case 'footnotes':
      return footnotesHtml(block, base)
  }
}

function codeHtml({ code, meta = '' }: RenderCode): string {
  const { title } = codeFields(meta)
  const lines = code.split('\n')
  const marks = lineMarks(meta, lines.length)
  const written = lines.map((line, at) => {
    const mark = marks[at]
    return mark ? `<${mark}>${escapeCode(line)}</${mark}>` : escapeCode(line)
  })
  const pre = `<pre><code>${written.join('\n')}</code></pre>`
  const caption = `<figcaption>${escapeText(title)}</figcaption>`
  return title === '' ? pre : `<figure>${caption}${pre}</figure>`
}

const itemsHtml = (items: readonly Item<RenderBlock>[], base: string) =>
  items.map(({ children }) => `<li>${feedHtml(children, base)}</li>`).join('')

function taskHtml(item: TaskItem<RenderBlock>, base: string): string {
  const box = item.checked ? '☑ ' : '☐ '
  const [first, ...rest] = item.children
  if (first?.type !== 'paragraph') return `<li>${box}${feedHtml(item.children, base)}</li>`
  return `<li><p>${box}${feedInline(first.children, base)}</p>${feedHtml(rest, base)}</li>`
}

function footnotesHtml(block: Footnotes<RenderBlock>, base: string): string {
  const { notes } = block
  const items = notes.map(({ label, children }) => {
    return `<li id="${footnoteId(label)}">${feedHtml(children, base)}</li>`
  })
  return `<hr><ol${direction(block)}>${items.join('')}</ol>`
}

type FeedImage = { src: string; alt: string; title?: string; width?: number }

/** An image with its caption; '' when its URL cannot be made absolute. */
export function imageHtml({ src, alt, title, width }: FeedImage, base: string): string {
  const url = resolveUrl(src, base)
  if (url === undefined) return ''
  const image = `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}"${attribute('width', width)}>`
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : ''
  return `<figure>${image}${caption}</figure>`
}

function tableHtml(table: Table<RenderBlock>, base: string): string {
  const { rows } = table
  const cell = ({ header, align, children, ...spans }: Cell<RenderBlock>) => {
    const tag = header ? 'th' : 'td'
    // The obsolete attribute: many readers remove styles.
    const attributes = spanAttributes(spans) + attribute('align', align)
    return `<${tag}${attributes}>${feedHtml(children, base)}</${tag}>`
  }
  return `<table${direction(table)}>${rows.map((cells) => `<tr>${cells.map(cell).join('')}</tr>`).join('')}</table>`
}

/** Feed readers show pages of one direction, so text of the other one is marked. */
const direction = (block: RenderBlock) => (textDirection([block]) === 'rtl' ? ' dir="rtl"' : '')

/** Inline content for feed readers, without colours: they were chosen for this site's background. */
function feedInline(nodes: readonly RenderInline[], base: string): string {
  return nodes.map((node) => inlineHtml(node, base)).join('')
}

function inlineHtml(node: RenderInline, base: string): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type === 'break') return '<br>'
  if (node.type === 'footnote') {
    const note = escapeAttribute(`${base}#${footnoteId(node.label)}`)
    return `<sup><a href="${note}" id="${node.id}">${node.label}</a></sup>`
  }
  if (node.type === 'backLink') {
    return ` <a href="${escapeAttribute(`${base}#${node.id}`)}">\u21A9\uFE0E</a>`
  }
  const inside = feedInline(node.children, base)
  switch (node.type) {
    case 'color':
      return inside
    case 'highlight':
      return `<mark>${inside}</mark>`
    case 'link': {
      const url = resolveUrl(node.href, base)
      return url === undefined ? inside : `<a href="${escapeAttribute(url)}">${inside}</a>`
    }
    default:
      return `<${node.type}>${inside}</${node.type}>`
  }
}
