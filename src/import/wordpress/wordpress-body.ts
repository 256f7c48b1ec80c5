import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'
import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import { convertCodeShortcodes } from './code-shortcodes.ts'
import { convertBlocks, hasBlocks } from './blocks.ts'
import { addParagraphs } from './paragraphs.ts'
import { convertShortcodes } from './shortcodes.ts'
import { withoutSlash } from './wordpress-relations.ts'
import type { WordpressRelations } from './wordpress-relations.ts'

export type Warn = (text: string, line: number, kind?: IssueKind) => void
type Context = {
  post: string
  relations: WordpressRelations
  warn: Warn
}

/** Reusable blocks may hold each other. */
const MAX_REFERENCES = 3

/** URL of an image that WordPress made from a larger one: `a-300x200.jpg`. */
const SMALLER = /(https?:\/\/[^\s"'<>]{1,500}?)-\d{1,5}x\d{1,5}(\.\w{2,5})\b/g

/** HTML of a post's body: shortcodes, blocks or paragraphs resolved, so that it stands on its own. */
export function wordpressBody(source: string, { post, relations, warn }: Context): string {
  const html = bodyHtml(source.replace(/\r\n?/g, '\n'), { post, relations, warn }, 0)
  const { uploads, uploadPages } = relations
  return html
    .replace(SMALLER, (address, start: string, end: string) => {
      return uploads.has(start + end) ? start + end : address
    })
    .replace(/(<a\b[^>]*\bhref=")([^"]+)"/g, (link, before: string, address: string) => {
      const upload = uploadPages.get(withoutSlash(address))
      return upload === undefined ? link : `${before}${escapeHtml(upload)}"`
    })
}

function bodyHtml(source: string, context: Context, depth: number): string {
  const { post, relations, warn } = context
  // The steps that name lines come first; none of them changes the count.
  const { attachments } = relations
  const listed = convertCodeShortcodes(source)
  const { html, losses } = replaceUnsupported(
    convertShortcodes(listed, { post, attachments, warn }),
  )
  for (const { text, line, kind } of losses) warn(text, line, kind)
  const linesBefore = lineCounter(source)
  const linked = (text: string) =>
    linkPlainUrls(text, (address) => {
      const line = linesBefore(Math.max(0, source.indexOf(address))) + 1
      warn(`An embedded page became a link: ${address}`, line, 'embed')
    })
  if (!hasBlocks(source)) return linked(addParagraphs(html))
  const reusable = (id: string) => {
    const block = depth < MAX_REFERENCES ? relations.blocks.get(id) : undefined
    // Lines of another entry would mislead.
    const inside: Context = { ...context, warn: (text, _line, kind) => warn(text, 1, kind) }
    return block === undefined ? undefined : bodyHtml(block, inside, depth + 1)
  }
  return linked(convertBlocks(html, { reusable, warn }))
}

const ALONE = /(<p[^>]*>|<div[^>]*>|<br>)\s*(https?:\/\/[^\s<>"]+)\s*(?=<\/p>|<\/div>|<br>)/g

const PROVIDER =
  /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com|twitter\.com|x\.com|instagram\.com|soundcloud\.com|spotify\.com|flickr\.com|ted\.com|slideshare\.net|reddit\.com|tiktok\.com|dailymotion\.com|speakerdeck\.com)\//

const linkPlainUrls = (html: string, onEmbed: (address: string) => void): string =>
  html.replace(ALONE, (_whole, opening: string, address: string) => {
    if (opening.includes('wp-block-embed') || PROVIDER.test(address)) onEmbed(address)
    const target = escapeHtml(address.replaceAll('&amp;', '&'))
    return `${opening}<a href="${target}">${target}</a>`
  })
