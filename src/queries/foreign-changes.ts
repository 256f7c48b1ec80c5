import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { createListeners } from '#src/lib/browser/listeners.ts'

/** Tells the screens of one document what another page, person or process may have changed. */
export const { notify: announceForeign, subscribe: onForeignChange } =
  createListeners<[subjects: readonly ChangeSubject[]]>()
