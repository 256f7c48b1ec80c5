/**
 * Facts about the page for machines. The element holds data and is never run, so that the policy needs no
 * hash for it; `<` is written as an escape, so that no text of a post can end it.
 */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>
}
