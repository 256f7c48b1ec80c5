import type { Token } from 'marked'
import { becomeText } from './markdown-html-tokens.ts'

/** Links that marked made of addresses in the text have a scheme as those in the editor, and there are none in code. */
export function settleAddresses(tokens: readonly Token[]) {
  let codes = 0
  for (const token of tokens) {
    if (token.type === 'html' && /^<\/?code\b/i.test(token.raw))
      codes += token.raw[1] === '/' ? -1 : 1
    // marked leaves the text behind an unclosed `<code>` unescaped.
    if (token.type === 'text' && 'escaped' in token) token.escaped = false
    if (token.type !== 'link' || token.raw.startsWith('[')) continue
    if (codes > 0) becomeText(token)
    else if (/^www\./i.test(token.raw)) token.href = `https://${token.raw}`
  }
}
