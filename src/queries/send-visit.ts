import { VISIT_PATH } from '#src/contract/visit-path.ts'

/** Tells the server that somebody reads this post. Nobody waits for it, and nothing is kept in the browser. */
export function sendVisit(post: string): void {
  const body = new Blob([JSON.stringify({ post })], { type: 'application/json' })
  navigator.sendBeacon(VISIT_PATH, body)
}
