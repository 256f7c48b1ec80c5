import { PAGE_VIEW_PATH } from '#src/contract/page-views/page-view-path.ts'

/** `document.referrer` still names the referring site after a client navigation, so only the first view has it. */
let isEntry = true

/** Reports a page view with the host of the referring site. Fire and forget; nothing is stored in the browser. */
export function sendPageView(post: string): void {
  const referrer = isEntry ? /^https?:\/\/([^/:?#]+)/.exec(document.referrer)?.[1] : undefined
  isEntry = false
  const body = new Blob([JSON.stringify({ post, referrer })], { type: 'application/json' })
  navigator.sendBeacon(PAGE_VIEW_PATH, body)
}
