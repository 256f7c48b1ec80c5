import type { Notice } from '#src/ui/toast/toast.ts'

/** The notice that is shown, for tests without the page script. */
export function listenToNotices(): () => Notice | undefined {
  let newest: Notice | undefined
  addEventListener('notice', ({ detail }) => {
    newest = detail
    detail.close = () => {
      newest = undefined
    }
  })
  return () => newest
}
