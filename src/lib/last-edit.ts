/** A saved state of a post: when, and a digest of what readers see of it. */
export type SavedText = { at: string; digest: string }

/** Whoever corrects a post on its first day has not changed what was read. */
const SETTLED_MS = 24 * 3_600_000

/**
 * When the text became what it is now; null when that was before or within a day of its publication, or
 * when the states do not tell. Saves that leave the text alone do not count.
 * @param states published states, newest first
 */
export function lastEdit(states: readonly SavedText[], publishedAt: string | null): string | null {
  const other = states.findIndex(({ digest }) => digest !== states[0]?.digest)
  const edit = states[other - 1]
  if (other < 1 || !edit || publishedAt === null) return null
  return Date.parse(edit.at) - Date.parse(publishedAt) > SETTLED_MS ? edit.at : null
}
