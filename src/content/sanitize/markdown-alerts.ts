import type { MarkedExtension, Token } from 'marked'
import type { CalloutKind } from '#src/contract/posts/callout-kinds.ts'
import { alertKind } from '#src/content/format/alert-kind.ts'

const MARK = String.raw`\[!(\w{3,9})\]`
const WRITTEN = new RegExp(String.raw`^${MARK}[ \t]*(?:\n|$)`, 'i')
const RENDERED = new RegExp(String.raw`^<p>${MARK}[ \t]*(?:<br>)?(?:\n|(</p>\n?))`, 'i')

const kindOf = ([first]: readonly Token[]): CalloutKind | undefined =>
  first?.type === 'paragraph' ? alertKind(WRITTEN.exec(first.raw)?.[1]) : undefined

export const markdownAlerts = {
  renderer: {
    blockquote({ tokens }) {
      const html = this.parser.parse(tokens)
      const kind = kindOf(tokens)
      if (!kind) return `<blockquote>\n${html}</blockquote>\n`
      const text = html.replace(RENDERED, (_mark, _kind, end = '') => (end === '' ? '<p>' : ''))
      return `<blockquote data-callout="${kind}">\n${text}</blockquote>\n`
    },
  },
} satisfies MarkedExtension
