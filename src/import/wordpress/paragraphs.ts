import { readTag } from '#src/content/html/html-tag.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'

/** Block elements end the paragraph of the text around them. */
const BLOCK =
  /^(?:address|article|aside|blockquote|caption|center|col|colgroup|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/
/** Blocks whose text has no paragraphs unless they are written. */
const TEXT_BLOCK = /^(?:p|h[1-6]|dt|summary|figcaption|caption|address|li|dd|td|th)$/
const VOID = /^(?:hr|col|br|img|input|wbr|source)$/
/** Deeper ones are not followed; what follows is then text of the deepest. */
const MAX_OPEN = 500

type State = {
  out: string
  run: string
  open: string[]
}

/** Before 2018 the editor stored paragraphs as blank lines, and WordPress applied `wpautop` at every view. */
export function addParagraphs(html: string): string {
  const state: State = { out: '', run: '', open: [] }
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    state.run += html.slice(at, next < 0 ? html.length : next)
    if (next < 0) break
    at = takeMarkup(html, next, state)
  }
  flush(state)
  return state.out
}

function takeMarkup(html: string, at: number, state: State): number {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at)
    return end < 0 ? html.length : end + 3
  }
  const isTag = /^<\/?[a-z]/i.test(html.slice(at, at + 3))
  const tag = isTag ? readTag(html, at) : undefined
  if (!tag) {
    // Everything after an unterminated tag is text.
    const end = isTag ? html.length : at + 1
    state.run += escapeHtml(html.slice(at, end))
    return end
  }
  const isVerbatim = tag.name === 'pre' && !tag.closing
  const end = isVerbatim ? codeEnd(html, tag.end) : tag.end
  const source = html.slice(at, end)
  if (!BLOCK.test(tag.name)) {
    state.run += source.replace(/\s+/g, ' ')
    return end
  }
  flush(state)
  state.out += source
  if (isVerbatim || VOID.test(tag.name)) return end
  if (!tag.closing && state.open.length < MAX_OPEN) state.open.push(tag.name)
  else if (tag.closing && state.open.includes(tag.name))
    state.open.length = state.open.lastIndexOf(tag.name)
  return end
}

function codeEnd(html: string, from: number): number {
  const closing = /<\/pre\s*>/gi
  closing.lastIndex = from
  return closing.exec(html) ? closing.lastIndex : html.length
}

function flush(state: State): void {
  const texts = state.run.split(/\n[^\S\u00A0]*\n\s*/).map((text) => text.trim())
  const written = texts
    .filter((text) => text !== '')
    .map((text) => text.replace(/(?<!\s)\s*\n\s*/g, '<br>\n'))
  const isText = TEXT_BLOCK.test(state.open.at(-1) ?? '')
  state.out += isText ? written.join('<br>\n') : written.map((text) => `<p>${text}</p>\n`).join('')
  state.run = ''
}
