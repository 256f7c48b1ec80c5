/** Decodes percent-encoding; a text that has none, or a broken one, stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
