/** Lower case, in Unicode NFC (`ü` can be one code point, or `u` and a diaeresis). */
export const normalizeForSearch = (text: string): string => text.toLowerCase().normalize('NFC')

/** The items with a text that contains the query; all of them for a blank one. */
export function searchTexts<T>(
  items: readonly T[],
  query: string,
  textsOf: (item: T) => readonly string[],
): T[] {
  const wanted = normalizeForSearch(query.trim())
  if (wanted === '') return [...items]
  return items.filter((item) =>
    textsOf(item).some((text) => normalizeForSearch(text).includes(wanted)),
  )
}
