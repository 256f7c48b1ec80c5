import type { ChangeSubject } from '#src/contract/activity/change-schemas.ts'
import { createListeners } from '#src/lib/browser/listeners.ts'

export const { notify: announceRemoteChange, subscribe: onRemoteChange } =
  createListeners<[subjects: readonly ChangeSubject[]]>()
