/** Whoever corrects a post on its first day has not changed what was read. */
const SETTLED_MS = 24 * 3_600_000

type Dates = { publishedAt: string | null; textChangedAt?: string | null }

/** The day of an edit that readers are told of; null when the text is as old as the post, or nearly. */
export function displayedEditDate({ publishedAt, textChangedAt }: Dates): string | null {
  if (!publishedAt || !textChangedAt) return null
  return Date.parse(textChangedAt) - Date.parse(publishedAt) > SETTLED_MS ? textChangedAt : null
}
