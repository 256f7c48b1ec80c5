import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { createListeners } from '#src/lib/browser/listeners.ts'

export const { notify: announceForeign, subscribe: onForeignChange } =
  createListeners<[subjects: readonly ChangeSubject[]]>()
