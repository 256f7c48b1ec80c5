const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Returns a text of at most `max` characters, with an ellipsis if it was longer. Cuts between two words if that keeps more
 * than half of them (Japanese has no blanks), and never inside of an emoji or a letter with its accents.
 */
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
