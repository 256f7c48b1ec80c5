import type { KeyboardEvent } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'

/** Ctrl+S, or Cmd+S: the text is flushed before the form saves, which must not wait for a pause in typing. */
export const isSaveKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && event.key === 's' && !isComposing(event)
