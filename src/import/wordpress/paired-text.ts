type PairedText = {
  match: RegExpExecArray
  inner: string
  end: number
}

/**
 * Passages between tags, not nested, in linear time. `opening` needs the flag `g`; `closing` is undefined for a single
 * tag.
 */
export function* pairedTexts(
  text: string,
  opening: RegExp,
  closing: (match: RegExpExecArray) => string,
): Generator<PairedText> {
  const unclosed = new Set<string>()
  const start = new RegExp(opening)
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const pattern = closing(match)
    if (unclosed.has(pattern)) continue
    const end = new RegExp(pattern, 'gi')
    end.lastIndex = start.lastIndex
    const found = end.exec(text)
    if (!found) unclosed.add(pattern)
    else {
      yield { match, inner: text.slice(start.lastIndex, found.index), end: end.lastIndex }
      start.lastIndex = end.lastIndex
    }
  }
}

export function replacePaired(
  text: string,
  { opening, closing }: { opening: RegExp; closing: (match: RegExpExecArray) => string },
  replace: (paired: PairedText) => string,
): string {
  let out = ''
  let from = 0
  for (const paired of pairedTexts(text, opening, closing)) {
    out += text.slice(from, paired.match.index) + replace(paired)
    from = paired.end
  }
  return out + text.slice(from)
}
