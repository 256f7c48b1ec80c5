import { parseJson, recordOf } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import type { IssueKind } from '#src/contract/import/issue-kinds.ts'
import { escapeHtml } from '#src/lib/format/escape-html.ts'
import { lineCounter } from '#src/lib/format/line-feeds.ts'

type BlockContext = {
  reusable: (id: string) => string | undefined
  warn: (text: string, line: number, kind?: IssueKind) => void
}

// Attributes are JSON without `-->`, as the editor writes them.
const COMMENT = /<!--\s+wp:([a-z][\w/-]*)\s+(\{(?:(?!-->)[\s\S]){0,5000}?\}\s+)?(\/)?-->/g
const SILENT =
  /^(?:more|nextpage|spacer|separator|footnotes|post-[\w-]+|read-more|jetpack\/(?:sharing|like|related-posts|subscriptions)[\w-]*)$/

export const hasBlocks = (html: string): boolean => html.includes('<!-- wp:')

/** WordPress renders comment-only blocks at every view, so reusable blocks and embeds are resolved here. */
export function convertBlocks(html: string, context: BlockContext): string {
  const linesBefore = lineCounter(html)
  return html
    .replace(COMMENT, (...match) => {
      const [comment, name, json, single, at] = match as Comment
      // Empty for a block that the editor would call damaged: its HTML is unchanged.
      const attributes = recordOf(parseJson(json ?? ''))
      if (single === undefined) return codeMark(name, attributes) ?? comment
      const line = linesBefore(at) + 1
      const warn = (words: string, kind?: IssueKind) => context.warn(words, line, kind)
      return singleBlock(name, attributes, { reusable: context.reusable, warn })
    })
    .replace(
      /<import-language name="([^"]*)">(\s*(?:<div\b[^>]*>\s*)?)<pre\b/g,
      '$2<pre data-language="$1"',
    )
    .replace(/<import-language[^>]*>/g, '')
}

type Comment = [string, string, string | undefined, string | undefined, number]

/** Highlighters store the language next to the HTML: it moves into the following code block. */
function codeMark(name: string, { language }: JsonRecord): string | undefined {
  if (!/code|highlight|prism/.test(name) || typeof language !== 'string') return undefined
  return `<import-language name="${escapeHtml(language)}">`
}

function singleBlock(
  name: string,
  attributes: JsonRecord,
  {
    reusable,
    warn,
  }: Pick<BlockContext, 'reusable'> & { warn: (text: string, kind?: IssueKind) => void },
): string {
  const { ref, url } = attributes
  const found = name === 'block' ? reusable(String(ref)) : undefined
  if (found !== undefined) return found
  if (typeof url === 'string' && url !== '') {
    if (/^(?:core-)?embed\b/.test(name)) warn(`An embedded page became a link: ${url}`, 'embed')
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`
  }
  if (!SILENT.test(name)) warn(`The block “${name}” contains no text and was removed.`)
  return ''
}
