/**
 * Gives a prerendered page the status 404: it cannot set one itself, so it says so in its head, and the
 * Node server (src/server/snapshots.ts) reads it there. Next's `notFound()` would answer with an empty
 * document that only a script fills.
 */
export function Status404() {
  return <meta name="http-status" content="404" />
}
