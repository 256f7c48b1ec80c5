import { PAGE_VIEW_PATH } from '#src/contract/admin/page-view-path.ts'

/** Reports a page view. Fire and forget; nothing is stored in the browser. */
export function sendPageView(post: string): void {
  const body = new Blob([JSON.stringify({ post })], { type: 'application/json' })
  navigator.sendBeacon(PAGE_VIEW_PATH, body)
}
