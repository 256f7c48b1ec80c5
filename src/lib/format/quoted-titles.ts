const MAX_NAMED = 5
const list = new Intl.ListFormat('en')

export function quotedTitles(titles: readonly string[]): string {
  const named = titles.slice(0, MAX_NAMED).map((title) => `"${title || 'Untitled'}"`)
  const more = titles.length - named.length
  return list.format(more > 0 ? [...named, `${more} more`] : named)
}
