/** Corrections on the first day do not count as an edit. */
const SETTLED_MS = 24 * 3_600_000

type Dates = { publishedAt: string | null; textChangedAt?: string | null }

/** The edit date to display; null when the text was last changed within a day of publication. */
export function displayedEditDate({ publishedAt, textChangedAt }: Dates): string | null {
  if (!publishedAt || !textChangedAt) return null
  return Date.parse(textChangedAt) - Date.parse(publishedAt) > SETTLED_MS ? textChangedAt : null
}
