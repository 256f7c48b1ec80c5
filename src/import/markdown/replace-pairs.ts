/**
 * Replaces everything from an opening tag to the next closing one. Stops at the first without an end, so that a text of
 * nothing but opening tags takes linear time.
 * @param open with the flag `g`
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
  for (let tag = opening.exec(text); tag; tag = opening.exec(text)) {
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text)
    if (!end) break
    out += text.slice(at, tag.index) + make(tag, text.slice(opening.lastIndex, end.index))
    at = closing.lastIndex
    opening.lastIndex = at
  }
  return out + text.slice(at)
}

/** A code block of what stands between two tags, without the line ends beside them. */
export const fenceOf = (info: string, inner: string): string =>
  `\`\`\`${info.trim()}\n${inner.replace(/^[ \t]*\n/, '').replace(/\n[ \t]*$/, '')}\n\`\`\``
