import { lineFeeds } from '#src/lib/format/line-feeds.ts'
import { mapProse } from './map-prose.ts'
import { replacePairs } from './replace-pairs.ts'

const BLOCK =
  /^([ \t]*)(?:\$\$|\\{1,2}\[)[ \t]*\n((?:(?!.{0,200}\$\$).{0,2000}\n){1,200}?)[ \t]*(?:\$\$|\\{1,2}\])[ \t]*$/gm
const DISPLAYED = /(?<![\\$])\$\$(?!\$)((?:[^$\\\n]|\\.|\n(?![ \t]*\n)){1,2000}?)\$\$(?!\$)/g
/** `\\( \\)` and `\\[ \\]`, as Markdown without formulas needs them; behind `^` or `*` they are of a regular expression. */
const ESCAPED = /(?<![\w^*+)\]])\\\\[([]((?:(?!\n[ \t]*\n)[^]){1,2000}?)\\\\[)\]]/g
/** `\( \)` and `\[ \]`, which may be brackets without a link. */
const BRACKETED = /(?<!\\)\\[([]((?:(?!\\[()[\]])[^\n]){1,1000})\\[)\]]/g
const IN_TEXT = /(?<![\\$\w/^*+.)\]])\$(?![\s${])([^$\n]{1,1000})(?<![\s\\])\$(?![\w${])/g
const SIGN = /[\^_{]|\\[a-z]/i

const TAG = String.raw`(?:katex|math|latex)\b[^}\n]{0,200}?`
const SHORTCODE = {
  open: new RegExp(String.raw`\{\{[<%]\s{0,9}${TAG}[>%]\}\}`, 'g'),
  close: /\{\{[<%]\s{0,9}\/\s{0,9}(?:katex|math|latex)\s{0,9}[>%]\}\}/,
}

/** Formulas as LaTeX code, because a script of the old site drew them. `line`: line of the first formula. */
export function formulasToCode(
  markdown: string,
  { isMdx = false } = {},
): { text: string; line?: number } {
  const tagged = replacePairs(markdown, {
    ...SHORTCODE,
    make: (_tag, inner) => span(inner.trim().replaceAll(/^\$\$?|\$\$?$/g, '')),
  })
  const displayed = mapProse(tagged, {
    hasIndentedCode: !isMdx,
    prose: (part) =>
      part
        .replaceAll(BLOCK, (_block, indent: string, tex: string) =>
          [`${indent}\`\`\`latex`, `${tex}${indent}\`\`\``].join('\n'),
        )
        .replaceAll(DISPLAYED, (_formula, tex: string) => span(tex))
        .replaceAll(ESCAPED, (_formula, tex: string) => span(tex)),
  })
  const hasFormulas = displayed !== markdown
  const signed = (written: string, tex: string) => (SIGN.test(tex) ? span(tex) : written)
  const text = mapProse(displayed, {
    hasIndentedCode: !isMdx,
    prose: (part) =>
      part
        .replaceAll(BRACKETED, signed)
        .replaceAll(IN_TEXT, hasFormulas ? (_formula, tex: string) => span(tex) : signed),
  })
  return text === markdown ? { text } : { text, line: lineOfChange(markdown, text) }
}

function span(tex: string): string {
  const longest = Math.max(0, ...[...tex.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${tex.trim()}\`` : `${fence} ${tex.trim()} ${fence}`
}

function lineOfChange(before: string, after: string): number {
  let at = 0
  while (before[at] === after[at]) at += 1
  return 1 + lineFeeds(before.slice(0, at))
}
