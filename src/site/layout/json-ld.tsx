/**
 * Structured data of the page. A data block is never executed, so the Content-Security-Policy needs no hash for
 * it; `<` is escaped, so that no text of a post can close the element.
 */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
}
