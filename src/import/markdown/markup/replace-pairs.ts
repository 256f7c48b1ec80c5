/**
 * Replaces pairs outside of fences. Stops at the first tag without an end: linear for any text. `open` needs the flag
 * `g`.
 */
export function replacePairs(
  text: string,
  {
    open,
    close,
    make,
  }: { open: RegExp; close: RegExp; make: (tag: RegExpExecArray, inner: string) => string },
): string {
  const [opening, closing] = [new RegExp(open), new RegExp(close, `g${close.flags}`)]
  let out = ''
  let at = 0
  let read = 0
  let fence = ''
  for (let tag = opening.exec(text); tag; tag = opening.exec(text)) {
    fence = fenceAfter(text.slice(read, tag.index), fence)
    read = tag.index
    if (fence !== '') continue
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text)
    if (!end) break
    out += text.slice(at, tag.index) + make(tag, text.slice(opening.lastIndex, end.index))
    at = closing.lastIndex
    opening.lastIndex = at
    read = at
  }
  return out + text.slice(at)
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,}(?!~))([^`\n]*)$/gm

/** The fence that is open at the end of a text, if any; `before` is that at its beginning. */
function fenceAfter(text: string, before: string): string {
  let open = before
  for (const [, fence = '', info = ''] of text.matchAll(FENCE)) {
    if (open === '') open = fence
    else if (fence.startsWith(open) && info.trim() === '') open = ''
  }
  return open
}

/** Code block with the text between two tags, without adjacent line ends; closed at the indentation of its end tag. */
export function fenceOf(info: string, inner: string): string {
  const [, indent = ''] = /\n([ \t]*)$/.exec(inner) ?? []
  const code = inner.replace(/^[ \t]*\n/, '').replace(/\n[ \t]*$/, '')
  return `\`\`\`${info.trim()}\n${code}\n${indent}\`\`\``
}
