import { decodePercent } from '#src/lib/format/decode-percent.ts'
import { similarPaths, pathToSearchTerms } from '#src/lib/rank-similar-paths.ts'

/** Shows the addresses like the missing one, and a search for its words. */
export function showSimilarPaths(): void {
  const list = document.querySelector<HTMLElement>('[data-similar]')
  const path = decodePercent(location.pathname)
  const words = pathToSearchTerms(path)
  if (!list || words === '') return
  const items = [...list.querySelectorAll('a')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }))
  const [search, dashboard] = items.splice(-2)
  if (search) {
    search.link.href = `/blog?q=${encodeURIComponent(words)}`
    search.link.textContent = `Search the blog for “${words}”`
  }
  const shown = path.startsWith('/cms/') ? [dashboard] : [...similarPaths(path, items), search]
  for (const item of list.querySelectorAll('li')) {
    const position = shown.findIndex((one) => one && item.contains(one.link))
    item.hidden = position < 0
    item.style.order = String(position)
  }
  list.hidden = false
}
