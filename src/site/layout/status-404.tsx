/**
 * Sets the status 404 for a prerendered page, which cannot set one itself: the Node server
 * (src/server/upstream/send-upstream-response.ts) reads this element. Next's `notFound()` would send an empty
 * document that only scripts fill.
 */
export function Status404() {
  return <meta name="http-status" content="404" />
}
