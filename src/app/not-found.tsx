/**
 * Never shown: unknown paths get `global-not-found.tsx`, missing posts and tags a page of their own. Without this file
 * Next puts its default page, with its styles, into the payload of every page.
 */
export default function NoPage() {
  return null
}
