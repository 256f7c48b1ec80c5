const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cuts between words if that keeps more than half (Japanese has no blanks), never inside an emoji or an accented letter. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let end = 0
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length >= max) break
    end = index + segment.length
  }
  const cut = text.slice(0, end)
  const words = /\s/.test(text[end] ?? '') ? cut : cut.replace(/\s+\S*$/, '')
  return `${(words.length > max / 2 ? words : cut).trimEnd()}…`
}
