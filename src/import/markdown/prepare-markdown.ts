import { replaceUnsupported } from '#src/import/html/replace-unsupported.ts'
import type { ConversionIssue } from '#src/import/html/replace-unsupported.ts'
import { lineCounter, lineFeeds } from '#src/lib/format/line-feeds.ts'
import { definitionsToText } from '#src/import/markdown/markup/definition-lists.ts'
import { formulasToCode } from '#src/import/markdown/markup/formulas.ts'
import {
  highlightToFence,
  SHORTCODE_RULES,
  shortcodesToText,
  unescapeShortcodes,
} from '#src/import/markdown/markup/hugo-shortcodes.ts'
import { LIQUID_RULES, liquidToFence, withoutRaw } from '#src/import/markdown/markup/liquid-tags.ts'
import { mapProse, editOutsideCode } from '#src/import/markdown/markup/map-prose.ts'
import { readMarkdownInHtml } from '#src/import/markdown/markup/markdown-in-html.ts'
import { extractModules, mdxRules } from '#src/import/markdown/markup/mdx-elements.ts'
import { noticesToAlerts } from '#src/import/markdown/markup/notice-blocks.ts'
import type { Rule } from '#src/import/markdown/markup/template-tag.ts'
import { replacePairs } from '#src/import/markdown/markup/replace-pairs.ts'

const RULES: Rule[] = [
  // Older themes of Jekyll do not show the title themselves.
  [/^(?:#+[ \t]*)?\{\{ *page\.title *\}\}[ \t]*(?:\n[=-]+[ \t]*)?$/gm, () => ({ text: '' })],
  ...SHORTCODE_RULES,
  ...LIQUID_RULES,
  // The site makes its own table of contents.
  [/^(?:[*-] TOC[ \t]*\n\{:toc\}|\[TOC\]|\[\[toc\]\]|\$\{toc\})[ \t]*$/gim, () => ({ text: '' })],
  // Labels of Hexo's tabs, in comments.
  [
    /<!--\s{0,9}tab\s([^\n]{0,200}?)-->/g,
    ([, label = '']) => ({ text: `**${label.trim()}**\n\n` }),
  ],
  [/^\*\[[^\]\n]{1,100}\]:[^\n]*$/gm, () => ({ text: '', loss: ABBREVIATIONS })],
  [
    /\{:[^{}\n]{0,1000}\}|(?<![ \t])[ \t]+\{#[\w:.-]{1,200}[^{}\n]{0,1000}\}(?=[ \t]*$)|^\{\.[\w.\s-]{1,1000}\}[ \t]*$/gm,
    () => ({ text: '' }),
  ],
]

const ABBREVIATIONS = 'Definitions of abbreviations (*[…]: …) were removed.'
const FORMULAS = 'Formulas are shown as their code in LaTeX.'

/** Replaces template tags, components and unsupported elements. Lines keep their numbers, so that each issue has its own. */
export function prepareMarkdown(
  text: string,
  { isMdx = false } = {},
): { markdown: string; losses: ConversionIssue[] } {
  const losses: ConversionIssue[] = []
  const files = new Map<string, string>()
  const rules = isMdx ? [...RULES, ...mdxRules(files)] : RULES
  const prose = (part: string, line: number) => {
    // An escaped bracket begins no element.
    const escaped = part.replaceAll(/(?<!\\)\\<(?=[/a-z])/gi, '&lt;')
    const start = isMdx ? extractModules(escaped, files) : escaped
    const ruled = rules.reduce((text, rule) => apply(text, rule, { line, losses }), start)
    const replaced = replaceUnsupported(ruled)
    losses.push(...replaced.losses.map((loss) => ({ ...loss, line: loss.line + line - 1 })))
    return shortcodesToText(replaced.html)
  }
  const fenced = liquidToFence(highlightToFence(text.replaceAll('\r\n', '\n')))
  const formulas = formulasToCode(noticesToAlerts(hexoQuotesToMarkdown(fenced), { isMdx }), {
    isMdx,
  })
  if (formulas.line !== undefined) losses.push({ text: FORMULAS, line: formulas.line })
  const code = (part: string) => unescapeShortcodes(withoutRaw(part))
  const replaced = mapProse(formulas.text, { prose, code, hasIndentedCode: !isMdx })
  // Last, because they add lines.
  return { markdown: definitionsToText(readMarkdownInHtml(replaced)), losses }
}

function apply(
  text: string,
  [pattern, replace]: Rule,
  { line, losses }: { line: number; losses: ConversionIssue[] },
): string {
  let out = ''
  let at = 0
  const linesBefore = lineCounter(text)
  for (const match of text.matchAll(pattern)) {
    const { text: replaced, loss, kind } = replace(match)
    const lost = lineFeeds(match[0]) - lineFeeds(replaced)
    out += text.slice(at, match.index) + replaced + '\n'.repeat(Math.max(0, lost))
    if (loss !== undefined)
      losses.push({
        ...{ text: loss, line: line + linesBefore(match.index) },
        ...(kind && { kind }),
      })
    at = match.index + match[0].length
  }
  return out + text.slice(at)
}

const hexoQuotesToMarkdown = (text: string): string =>
  editOutsideCode(text, (marked) =>
    replacePairs(marked, {
      open: /\{%-?\s{0,9}(blockquote|quote|pullquote)\b([^%\n]{0,500}?)-?%\}/g,
      close: /\{%-?\s{0,9}end(?:blockquote|quote|pullquote)\s{0,9}-?%\}/,
      make: ([, name = '', source = ''], inner) => {
        const origin = name === 'pullquote' ? '' : originOf(source.trim())
        const lines = [...inner.trim().split('\n'), ...(origin === '' ? [] : ['', `— ${origin}`])]
        return ['', ...lines.map((line) => `> ${line}`), ''].join('\n')
      },
    }),
  )

/** `author`, `author, title`, `author address` or `author address title`, as Hexo reads it. */
function originOf(source: string): string {
  const [, author, url, words = ''] =
    /^(?:(\S.*?)\s+)?(https?:\/\/\S+)(?:\s+(.+))?$/i.exec(source) ?? []
  if (url === undefined) return source
  const title = words === '' ? url.replace(/^https?:\/\/|\/(?:index\.html?)?$/g, '') : words
  const link = `[${title.replaceAll(/[\\[\]]/g, '\\$&')}](<${url}>)`
  return author === undefined ? link : `${author}, ${link}`
}
