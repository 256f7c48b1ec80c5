import type { MarkedExtension, Token, Tokens } from 'marked'
import { KNOWN, SELF_ENDING, VOID } from '#src/content/html/element-names.ts'
import { findTags, showAsText, becomeText } from './markdown-html-tokens.ts'

/**
 * Closed HTML elements, line breaks, rules, images and comments are HTML; other text in angle brackets (`Vec<T>`) is
 * text.
 */
export const markdownTags = {
  tokenizer: {
    // `undefined` makes it a paragraph, with Markdown in it; with `false` marked decides.
    html(src) {
      const [, sign = '', name = ''] = /^ {0,3}<(?:(!--|[?!])|([a-z][\w-]*))/i.exec(src) ?? []
      if (sign === '!--') return occursLater(this.lexer, src, '-->') ? false : undefined
      if (sign !== '') return undefined
      return name === '' || isBlock(this.lexer, src, name.toLowerCase()) ? false : undefined
    },
  },
  hooks: {
    processAllTokens(tokens) {
      settle(tokens)
      return tokens
    },
  },
  walkTokens(token) {
    const { tokens, content, header = [], rows = [] } = token as TokenLists
    const cells = [header, ...rows].flat().map((cell) => cell.tokens)
    for (const list of [tokens, content, ...cells]) if (Array.isArray(list)) settle(list)
  },
} satisfies MarkedExtension

type Cells = { tokens: Token[] }[]
type TokenLists = { tokens?: Token[]; content?: Token[]; header?: Cells; rows?: Cells[] }

type Lexer = { state: { top: boolean } }

function isBlock(lexer: Lexer, src: string, name: string): boolean {
  if (!KNOWN.has(name)) return false
  return SELF_ENDING.has(name) || VOID.has(name) || occursLater(lexer, src, `</${name}`)
}

const lastPositions = new WeakMap<Lexer, Map<string, number>>()

function occursLater(lexer: Lexer, src: string, text: string): boolean {
  if (!lexer.state.top) return true
  const positions = lastPositions.get(lexer) ?? new Map<string, number>()
  lastPositions.set(lexer, positions)
  const position = positions.get(text) ?? src.length - src.toLowerCase().lastIndexOf(text)
  positions.set(text, position)
  return position <= src.length
}

function settle(tokens: Token[]) {
  const texts = new Map<Tokens.HTML, number[]>()
  for (const { token, at, isHtml } of findTags(tokens)) {
    if (isHtml) continue
    const positions = texts.get(token) ?? []
    positions.push(at)
    texts.set(token, positions)
  }
  for (const [token, positions] of texts) showAsText(token, positions)
  settleUrls(tokens)
}

/** Links that marked made of URLs in the text have a scheme as those in the editor, and there are none in code. */
function settleUrls(tokens: readonly Token[]) {
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
