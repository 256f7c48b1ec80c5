import type { Token, Tokens } from 'marked'
import { DROPPED, KNOWN, SELF_ENDING, VOID } from '#src/content/html/element-names.ts'
import { readTag } from '#src/content/html/html-tag.ts'
import type { Tag } from '#src/content/html/html-tag.ts'

/** Removed with their content. All other elements that a post cannot hold are shown as text, or unwrapped. */
const REMOVED = new Set(['script', 'style'])
const ALONE = new Set(['br', 'hr', 'img', 'image'])

/** A tag in a token, or a `<` that would begin an instruction or a declaration. */
type Found = { token: Tokens.HTML; at: number; tag?: Tag; source: string; isHtml: boolean }

export function findTags(tokens: readonly Token[]): Found[] {
  const found = tokens.filter((token): token is Tokens.HTML => token.type === 'html').flatMap(scan)
  pairTags(found)
  let depth = 0
  for (const one of found) {
    const { tag, token, isHtml } = one
    if (!tag) continue
    // Columns of a table, sources of a player.
    if (VOID.has(tag.name)) one.isHtml ||= depth > 0 && token.block
    else if (isHtml) depth += tag.closing ? -1 : 1
  }
  return found
}

function scan(token: Tokens.HTML): Found[] {
  const { text } = token
  const lower = text.toLowerCase()
  const found: Found[] = []
  let at = text.indexOf('<')
  while (at >= 0) {
    const comment = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1
    const tag = readTag(text, at)
    const end = tag?.end ?? (comment < 0 ? at + 1 : comment)
    const source = text.slice(at, end)
    if (tag) found.push({ token, at, tag, source, isHtml: false })
    else if (comment < 0 && /[?!]/.test(text[at + 1] ?? '')) {
      found.push({ token, at, source, isHtml: false })
    }
    // The content of a script has no tags.
    const isRaw = tag && !tag.closing && REMOVED.has(tag.name)
    const rest = isRaw ? lower.indexOf(`</${tag.name}`, end) : end
    at = rest < 0 ? text.indexOf('<', end) : text.indexOf('<', rest)
  }
  return found
}

function pairTags(found: readonly Found[]) {
  const open = new Map<string, Found[]>()
  for (const one of found) {
    const { name = '', closing = false } = one.tag ?? {}
    if (!KNOWN.has(name) || (DROPPED.has(name) && !REMOVED.has(name))) continue
    if (VOID.has(name)) one.isHtml = ALONE.has(name) && isComplete(one)
    else if (closing) {
      const start = open.get(name)?.pop()
      if (start) start.isHtml = true
      one.isHtml = start !== undefined || one.token.block
    } else {
      // The end of a paragraph or an item need not be written, and the targets of links are often left open.
      one.isHtml = (one.token.block && SELF_ENDING.has(name)) || isLinkTarget(one)
      const starts = open.get(name)
      if (starts) starts.push(one)
      else open.set(name, [one])
    }
  }
}

const isComplete = ({ tag, source }: Found) =>
  !tag?.name.startsWith('im') || /[\s"'/]src\s*=/i.test(source)

const isLinkTarget = ({ tag, source }: Found) =>
  tag?.name === 'a' && /\s(?:name|id)\s*=/i.test(source)

/** The tags at these places of a token as text; inside of a block, the rest of it stays HTML. */
export function showAsText(token: Tokens.HTML, places: readonly number[]) {
  if (!token.block) return becomeText(token)
  const marked = new Set(places)
  token.text = token.text.replaceAll('<', (sign, at: number) => (marked.has(at) ? '&lt;' : sign))
}

/** An inline token as the text that was written. */
export function becomeText(token: Token) {
  Object.assign(token, { type: 'text', text: token.raw, escaped: false, tokens: undefined })
}
