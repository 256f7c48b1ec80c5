import { closestMatches } from './slug-similarity.ts'

export type PageLink = { href: string; label: string }

export function pathName(path: string): string {
  return (path.split(/[/#]/).findLast((part) => part !== '') ?? '').replace(/\.[a-z]{2,5}$/i, '')
}

/** Returns the paths most similar to a missing path, best match first. */
export function similarPaths<T extends Pick<PageLink, 'href'>>(
  path: string,
  links: readonly T[],
): T[] {
  return closestMatches(links, {
    // The slash makes the first letter count.
    slugOf: ({ href }) => `/${pathName(href)}`,
    slug: `/${pathName(path)}`,
    least: 0.35,
    count: 2,
  })
}

/** Search terms of a path; empty without letters. */
export function pathToSearchTerms(path: string): string {
  const words = pathName(path)
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, 60)
  return /\p{L}/u.test(words) ? words : ''
}
