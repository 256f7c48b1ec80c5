/** Their full stop does not end a sentence, nor does the full stop of an initial such as `J. Doe`. */
const ABBREVIATIONS =
  /(?:^|[\s(“"'‘])(?:\p{Lu}|e\.g|i\.e|cf|vs|etc|approx|vol|fig|dr|mr|mrs|prof)\.$/iu
const LONGEST_ABBREVIATION = 10
/** After a sentence of Latin script a space follows; after one in Chinese or Japanese nothing. */
const SENTENCE_END =
  /(?<![.!?…])[.!?…]+["”’»)\]]*(?=\s+["“‘«([]*[\p{Lu}\p{N}\p{Lo}])|[。！？]+[」』”）]*/gu

/** Always the first sentence, then as many as fit into `length` characters. */
export function wholeSentences(text: string, length: number): string {
  const whole = text.trim()
  if (whole.length <= length) return whole
  let shown = ''
  for (const match of whole.matchAll(SENTENCE_END)) {
    const sentences = whole.slice(0, match.index + match[0].length)
    if (ABBREVIATIONS.test(sentences.slice(-LONGEST_ABBREVIATION))) continue
    if (shown !== '' && sentences.length > length) break
    shown = sentences
  }
  return shown === '' ? whole : shown
}
