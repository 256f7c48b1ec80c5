import { isComposing } from '#src/lib/browser/is-composing.ts'

/** `onEscapeKeyDown` of a dialog or panel: the Escape that ends a conversion does not close it. */
export function keepOpenWhileComposing(event: KeyboardEvent) {
  if (isComposing(event)) event.preventDefault()
}

/** `onInteractOutside` of a dialog or panel: the use of a notification does not close it. */
export function keepOpenForNotices(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-notices]'))
    event.preventDefault()
}
