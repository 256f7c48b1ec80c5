import { markdownFenceInfo } from '#src/content/format/code-language.ts'
import { serializeHtml } from '#src/content/format/serialize-html.ts'

export const PRE_MARK = '{pre=true}'

/** Renders a code block of Markdown in the form of the editor, with the metadata of its fence. */
export function markdownCode({ text, lang = '' }: { text: string; lang?: string }): string {
  const fence = !lang.endsWith(PRE_MARK)
  const block = { type: 'code' as const, ...markdownFenceInfo(lang), code: text, fence }
  return serializeHtml([block], { authored: true })
}
