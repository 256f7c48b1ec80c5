import { PAGE_VIEW_PATH } from '#src/contract/admin/page-view-path.ts'

/** Tells the server that somebody reads this post. Nobody waits for it, and nothing is kept in the browser. */
export function sendPageView(post: string): void {
  const body = new Blob([JSON.stringify({ post })], { type: 'application/json' })
  navigator.sendBeacon(PAGE_VIEW_PATH, body)
}
