import { readXml } from '#src/import/archive/read-xml.ts'
import type { XmlReader } from '#src/import/archive/read-xml.ts'

type WxrTerm = { domain: string; slug: string; name: string }

export type WxrItem = ReturnType<typeof newItem>
type WxrAuthor = { login: string; name: string }
export type WxrEvent =
  | { type: 'item'; item: WxrItem }
  | { type: 'author'; author: WxrAuthor }
  | { type: 'site'; address: string }

export const readWxr = (file: string, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<WxrEvent> =>
  readXml(file, bytes, wxrReader)

const wxrReader: XmlReader<WxrEvent> = (emit) => {
  let item: WxrItem | undefined
  let author: WxrAuthor = { login: '', name: '' }
  return {
    onOpen: ({ name, attributes, line }) => {
      if (name === 'item') item = newItem(line)
      if (name === 'wp:author') author = { login: '', name: '' }
      if (item && name === 'content:encoded') item.bodyLine = line
      if (item && name === 'category') {
        item.domain = attributes['domain'] ?? ''
        item.slug = attributes['nicename'] ?? ''
      }
    },
    onClose: ({ name, parent, text }) => {
      if (item && name === 'item') {
        emit({ type: 'item', item })
        item = undefined
      } else if (item) addField(item, { name, parent, text })
      else if (name === 'wp:author') emit({ type: 'author', author })
      else if (name === 'wp:author_login') author.login = text.trim()
      else if (name === 'wp:author_display_name') author.name = text.trim()
      else if (name === 'wp:base_blog_url') emit({ type: 'site', address: text.trim() })
    },
  }
}

const newItem = (line: number) => ({
  ...{ line, bodyLine: line, fields: new Map<string, string>(), meta: new Map<string, string>() },
  // Slugs that WordPress redirects: the only field that occurs more than once.
  oldSlugs: [] as string[],
  ...{ terms: [] as WxrTerm[], comments: 0 },
  ...{ domain: '', slug: '', key: '', isApproved: false, isMention: false },
})

function addField(
  item: WxrItem,
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
