import type { Form } from '#src/cms/drafts/draft-kind.ts'
import { isUnsaved } from '#src/cms/drafts/draft-kind.ts'
import type { DraftState } from '#src/cms/drafts/draft-machine.ts'
import { runningMode } from '#src/cms/drafts/draft-machine.ts'
import type { StoredDocument } from './document-kind.ts'

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** `10:42`, or the day when it was another one. */
const timeText = (at: Date, now: Date): string =>
  (at.toDateString() === now.toDateString() ? clock : day).format(at)

/**
 * Where a document stands: "Draft, saved 10:42".
 * @param never what visitors see while nothing was saved
 */
export function documentStateText<V extends Form>(
  state: DraftState<StoredDocument<V>>,
  never: string,
  now = new Date(),
) {
  const { status, draft } = state
  if (status.kind === 'saving') return runningMode(state) ? 'Publishing...' : 'Saving...'
  const { at, state: standing } = draft.stored
  const saved = at === null ? never : TEXTS[standing](timeText(at, now))
  return isUnsaved(draft) ? `${saved} · unsaved changes` : saved
}

const TEXTS = {
  draft: (at: string) => `Draft, saved ${at}`,
  changed: (at: string) => `Live, with changes saved ${at} that are not published`,
  published: (at: string) => `Live since ${at}`,
}
