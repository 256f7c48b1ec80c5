import { mostAlike } from './slug-likeness.ts'

export type Address = { href: string; label: string }

const LEAST_LIKENESS = 0.35
const MAX_ADDRESSES = 2
const MAX_WORDS = 60

const nameOf = (path: string) =>
  (path.split(/[/#]/).findLast((part) => part !== '') ?? '').replace(/\.[a-z]{2,5}$/i, '')

/** Of these addresses those that are like a path which does not exist, the most alike first. */
export const similarAddresses = (path: string, addresses: readonly Address[]): Address[] =>
  mostAlike(addresses, {
    // The slash makes the first letter count.
    slugOf: ({ href }) => `/${nameOf(href)}`,
    slug: `/${nameOf(path)}`,
    least: LEAST_LIKENESS,
    count: MAX_ADDRESSES,
  })

/** What a path is called, as words to search for; empty where it has no letters. */
export function wordsOfPath(path: string): string {
  const words = nameOf(path)
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, MAX_WORDS)
  return /\p{L}/u.test(words) ? words : ''
}
