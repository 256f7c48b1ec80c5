import { attribute, escapeAttribute, escapeCode } from './html-escape.ts'
import { serializeInline } from './serialize-inline.ts'
import { alignmentAttribute, serializeTable } from './serialize-table.ts'
import { legacyTextToParagraphs } from './legacy-text-paragraphs.ts'
import type { Block, CodeBlock, Footnotes, Image, List, TaskItem } from './block-tree.ts'

/** Start of the notes, which are the last element of canonical content. Text cannot contain it: `<` is escaped. */
export const FOOTNOTES_START = '<ol data-type="footnotes">'

/** Equals the editor's HTML byte for byte. `authored` adds `data-fence` and `data-md` for the editor; never stored. */
export function serializeHtml(blocks: readonly Block[], { authored = false } = {}): string {
  return blocks.map((block) => blockHtml(block, authored)).join('')
}

function blockHtml(block: Block, authored: boolean): string {
  const inside = (blocks: readonly Block[]) => serializeHtml(blocks, { authored })
  switch (block.type) {
    case 'text':
      return inside(legacyTextToParagraphs(block.text))
    case 'paragraph':
      return `<p${alignmentAttribute(block.align)}>${serializeInline(block.children)}</p>`
    case 'heading':
      return `<h${block.level}${alignmentAttribute(block.align)}>${serializeInline(block.children)}</h${block.level}>`
    case 'list':
      return listHtml(block, inside)
    case 'taskList':
      return `<ul data-type="taskList">${block.items.map((item) => taskHtml(item, inside)).join('')}</ul>`
    case 'quote':
      return `<blockquote>${inside(block.children)}</blockquote>`
    case 'callout':
      return `<blockquote data-callout="${block.kind}">${inside(block.children)}</blockquote>`
    case 'rule':
      return '<hr>'
    case 'code':
      return codeHtml(block, authored)
    case 'image':
      return imageHtml(block, authored)
    case 'table':
      return serializeTable(block, inside)
    case 'footnotes':
      return footnotesHtml(block, inside)
  }
}

type Inside = (blocks: readonly Block[]) => string

function listHtml(list: List, inside: Inside): string {
  const items = list.items.map((item) => `<li>${inside(item.children)}</li>`).join('')
  if (!list.ordered) return `<ul>${items}</ul>`
  return `<ol${attribute('start', list.start)}>${items}</ol>`
}

function taskHtml(item: TaskItem, inside: Inside): string {
  const checked = item.checked ? ' checked="checked"' : ''
  return (
    `<li data-checked="${item.checked}" data-type="taskItem"><label>` +
    `<input type="checkbox"${checked}><span></span></label><div>${inside(item.children)}</div></li>`
  )
}

function footnotesHtml({ notes }: Footnotes, inside: Inside): string {
  const items = notes.map(({ label, children }) => {
    return `<li data-footnote="${escapeAttribute(label)}">${inside(children)}</li>`
  })
  return `${FOOTNOTES_START}${items.join('')}</ol>`
}

function codeHtml(block: CodeBlock, authored: boolean): string {
  const fence = authored && block.fence ? ' data-fence="true"' : ''
  const language = attribute('class', block.language && `language-${block.language}`)
  const meta = attribute('data-meta', block.meta)
  return `<pre${fence}${meta}><code${language}>${escapeCode(block.code)}</code></pre>`
}

function imageHtml(image: Image, authored: boolean): string {
  const md = authored && image.md ? ' data-md="true"' : ''
  const texts = attribute('alt', image.alt) + attribute('title', image.title)
  return `<img${md} src="${escapeAttribute(image.src)}"${texts}${attribute('width', image.width)}>`
}
