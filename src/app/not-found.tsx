/**
 * Never shown: unknown paths get `global-not-found.tsx`, missing posts and tags a page of their own. Without this
 * file Next puts a page of its own, with its styles, into the data of every page.
 */
export default function NoPage() {
  return null
}
