type PairedText = {
  match: RegExpExecArray
  inner: string
  end: number
}

type Tags = {
  /** Needs the flag `g`. */
  opening: RegExp
  /** The tag that ends the passage after a match of `opening`. */
  closing: (match: RegExpExecArray) => RegExp
  /** Whether a match of `opening` counts as a tag. */
  isTag?: (match: RegExpExecArray) => boolean
}

/** Passages between tags, not nested, in linear time. A tag without an end is text. */
export function* pairedTexts(
  text: string,
  { opening, closing, isTag = () => true }: Tags,
): Generator<PairedText> {
  const unclosed = new Set<string>()
  const start = new RegExp(opening)
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const pattern = closing(match)
    if (unclosed.has(pattern.source) || !isTag(match)) continue
    const end = new RegExp(pattern, `g${pattern.flags}`)
    end.lastIndex = start.lastIndex
    const found = end.exec(text)
    if (!found) unclosed.add(pattern.source)
    else {
      yield { match, inner: text.slice(start.lastIndex, found.index), end: end.lastIndex }
      start.lastIndex = end.lastIndex
    }
  }
}

export function replacePaired(
  text: string,
  tags: Tags,
  replace: (paired: PairedText) => string,
): string {
  let out = ''
  let from = 0
  for (const paired of pairedTexts(text, tags)) {
    out += text.slice(from, paired.match.index) + replace(paired)
    from = paired.end
  }
  return out + text.slice(from)
}
