import type { DocumentDraft } from './document-draft.ts'
import { isUnsaved } from './document-draft.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** `10:42`, or the day when it was another one. */
function timeText(iso: string, now: Date): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === now.toDateString()
  return isToday ? clock.format(at) : day.format(at)
}

/**
 * Where a document stands: "Draft, saved 10:42".
 * @param never what visitors see while nothing was saved
 */
export function documentStateText<V>(draft: DocumentDraft<V>, never: string, now = new Date()) {
  const { saving, stored } = draft
  if (saving) return saving.save === 'publication' ? 'Publishing...' : 'Saving...'
  const saved = stored.savedAt === null ? never : TEXTS[stored.state](timeText(stored.savedAt, now))
  return isUnsaved(draft) ? `${saved} · unsaved changes` : saved
}

const TEXTS = {
  draft: (at: string) => `Draft, saved ${at}`,
  changed: (at: string) => `Live, with changes saved ${at} that are not published`,
  published: (at: string) => `Live since ${at}`,
}
