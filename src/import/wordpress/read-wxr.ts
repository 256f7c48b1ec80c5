import { SaxesParser } from 'saxes'
import { unreadable } from '#src/import/archive/unreadable.ts'
import { decodeXml } from './decode-xml.ts'

export type WxrTerm = { domain: string; slug: string; name: string }

/** An entry of a WordPress export: a post, a page, a picture, a menu item. */
export type WxrItem = {
  /** Line at which it begins, and that of its body. */
  line: number
  bodyLine: number
  /** Text of its elements, by their qualified name (`wp:post_id`). */
  fields: ReadonlyMap<string, string>
  terms: readonly WxrTerm[]
  meta: ReadonlyMap<string, string>
  /** The only field that occurs more than once: slugs that WordPress redirects. */
  oldSlugs: readonly string[]
  /** Comments of readers that were public. */
  comments: number
}
export type WxrAuthor = { login: string; name: string }
export type WxrEvent =
  | { type: 'item'; item: WxrItem }
  | { type: 'author'; author: WxrAuthor }
  | { type: 'site'; address: string }

/** Real exports nest five deep; entities and document types are refused, as they can name other files. */
const MAX_DEPTH = 50
/** Characters between the ends of two items: a post with all its comments and meta data. */
const MAX_ITEM = 32 * 1024 ** 2

/** Entries of a WordPress export (WXR), read as a stream. Errors: `invalid` with the file's name and the line. */
export async function* readWxr(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<WxrEvent> {
  const events: WxrEvent[] = []
  const parser = newParser(events)
  let sinceItem = 0
  const write = (text: string | null) => {
    try {
      parser.write(text)
    } catch (error) {
      throw unreadable(file, problemOf(error, parser.line), error)
    }
  }
  for await (const text of decodeXml(file, bytes)) {
    write(text)
    sinceItem = events.length > 0 ? 0 : sinceItem + text.length
    if (sinceItem > MAX_ITEM) throw unreadable(file, 'has an entry of more than 32 MB')
    yield* events.splice(0)
  }
  write(null)
}

class WxrProblem extends Error {}

function problemOf(error: unknown, line: number): string {
  if (error instanceof WxrProblem) return `${error.message} (line ${line})`
  const message = error instanceof Error ? error.message : ''
  return message.includes('entity')
    ? `uses an XML entity that is not defined (line ${line})`
    : `is not well-formed XML, or ends in the middle (line ${line})`
}

type Building = {
  line: number
  bodyLine: number
  fields: Map<string, string>
  terms: WxrTerm[]
  meta: Map<string, string>
  oldSlugs: string[]
  comments: number
  /** Of the `category` and the `wp:postmeta` that are open. */
  domain: string
  slug: string
  key: string
  /** Of the `wp:comment` that is open. */
  isApproved: boolean
  isMention: boolean
}

function newParser(events: WxrEvent[]) {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true })
  const path: string[] = []
  let item: Building | undefined
  let author: WxrAuthor = { login: '', name: '' }
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new WxrProblem('has a document type (DTD), which is refused')
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (path.length > MAX_DEPTH) throw new WxrProblem('is nested deeper than 50 elements')
    text = ''
    if (name === 'item') item = newItem(parser.line)
    if (name === 'wp:author') author = { login: '', name: '' }
    if (item && name === 'content:encoded') item.bodyLine = parser.line
    if (item && name === 'category') {
      item.domain = attributes['domain'] ?? ''
      item.slug = attributes['nicename'] ?? ''
    }
  })
  const add = (part: string) => {
    text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    path.pop()
    const parent = path.at(-1)
    if (item && name === 'item') {
      events.push({ type: 'item', item })
      item = undefined
    } else if (item) addField(item, { name, parent, text })
    else if (name === 'wp:author') events.push({ type: 'author', author })
    else if (name === 'wp:author_login') author.login = text.trim()
    else if (name === 'wp:author_display_name') author.name = text.trim()
    else if (name === 'wp:base_blog_url') events.push({ type: 'site', address: text.trim() })
    text = ''
  })
  return parser
}

const newItem = (line: number): Building => ({
  ...{ line, bodyLine: line, fields: new Map(), terms: [], meta: new Map(), oldSlugs: [] },
  ...{ domain: '', slug: '', key: '', comments: 0, isApproved: false, isMention: false },
})

function addField(
  item: Building,
  { name, parent, text }: { name: string; parent: string | undefined; text: string },
) {
  if (parent === 'wp:postmeta' && name === 'wp:meta_key') item.key = text.trim()
  else if (parent === 'wp:postmeta' && name === 'wp:meta_value') {
    item.meta.set(item.key, text)
    if (item.key === '_wp_old_slug') item.oldSlugs.push(text.trim())
  }
  if (name === 'wp:comment_approved') item.isApproved = text.trim() === '1'
  if (name === 'wp:comment_type') item.isMention = /^(?:pingback|trackback)$/.test(text.trim())
  if (name === 'wp:comment' && item.isApproved && !item.isMention) item.comments += 1
  if (parent !== 'item') return
  if (name === 'category')
    item.terms.push({ domain: item.domain, slug: item.slug, name: text.trim() })
  else item.fields.set(name, text)
}
