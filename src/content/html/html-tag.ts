import { BLOCK_START, DROPPED, KNOWN } from './element-names.ts'

export type Tag = { name: string; closing: boolean; attributes: number; end: number }

const OPENING = /<(\/?)([a-zA-Z][^\t\n\f\r />]*)/y
const BLANKS = /[\t\n\f\r /]*/y
const ATTRIBUTE = /[^\t\n\f\r />][^\t\n\f\r />=]*/y
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y
const BARE_VALUE = /[^\t\n\f\r >]+/y

function skip(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(html) ? pattern.lastIndex : at
}

function skipValue(html: string, at: number): number {
  const quote = html[at]
  if (quote !== '"' && quote !== "'") return skip(BARE_VALUE, html, at)
  const end = html.indexOf(quote, at + 1)
  return end < 0 ? html.length : end + 1
}

/** Reads a tag like a browser: a `>` in quotes does not end it. Undefined for no tag or an unterminated one. */
export function readTag(html: string, at: number): Tag | undefined {
  OPENING.lastIndex = at
  const [, slash, name] = OPENING.exec(html) ?? []
  if (name === undefined) return undefined
  const tag = { name: name.toLowerCase(), closing: slash === '/', attributes: 0 }
  let position = OPENING.lastIndex
  while (position < html.length) {
    position = skip(BLANKS, html, position)
    if (html[position] === '>') return { ...tag, end: position + 1 }
    position = skip(ATTRIBUTE, html, position)
    tag.attributes += 1
    const value = skip(EQUALS, html, position)
    position = value === position ? position : skipValue(html, value)
  }
  return undefined
}

// Stops at the first `<` or `>`, so that testing every line is linear; our serialiser escapes both in attributes.
const START = /[ \t]*<(?:([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>|!--|!doctype\b)/iy

function startTagName(content: string, at: number): string | undefined {
  START.lastIndex = at
  const match = START.exec(content)
  return match ? (match[1]?.toLowerCase() ?? '!') : undefined
}

/** True at a well-formed start tag of a known element, or at a comment. */
export function isHtmlStart(content: string, at: number): boolean {
  const name = startTagName(content, at)
  return name === '!' || (name !== undefined && KNOWN.has(name))
}

/** True at a block tag; after a blank line, it ends legacy text. */
export function isBlockStart(content: string, at: number): boolean {
  const name = startTagName(content, at)
  return name !== undefined && BLOCK_START.has(name)
}

const ANY_TAG = /<([a-z][^\s/<>]*)([^<>]*)/gi
const LIVE_ATTRIBUTE =
  /[\s/"'](?:on[a-z]+|style|src|srcdoc|href|action|formaction|poster|background)\s*=/i

/** True for `<script`, `<img src=…`, `<x onclick=…`; false for `a < b`, `List<String>`, `Use the <p> tag`. */
export function hasLiveMarkup(text: string): boolean {
  for (const [, name = '', rest = ''] of text.matchAll(ANY_TAG)) {
    const known = name.toLowerCase()
    if (DROPPED.has(known) || known === 'plaintext') return true
    if (KNOWN.has(known) && rest.includes('=')) return true
    if (LIVE_ATTRIBUTE.test(rest)) return true
  }
  return false
}
