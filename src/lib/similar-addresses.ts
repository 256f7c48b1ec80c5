import { slugLikeness } from './slug-likeness.ts'

export type Address = { href: string; label: string }

const LEAST_LIKENESS = 0.35
const MAX_ADDRESSES = 2
const MAX_WORDS = 60

/** The last part of a path without its extension: what it is called. */
const nameOf = (path: string) =>
  (path.split(/[/#]/).findLast((part) => part !== '') ?? '').replace(/\.[a-z]{2,5}$/i, '')

/** Of these addresses those that are like a path which does not exist, the most alike first. */
export function similarAddresses(path: string, addresses: readonly Address[]): Address[] {
  // The slash makes the first letter count.
  const asked = `/${nameOf(path)}`
  return addresses
    .map((address) => ({ address, likeness: slugLikeness(`/${nameOf(address.href)}`, asked) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MAX_ADDRESSES)
    .map(({ address }) => address)
}

/** What a path is called, as words to search for; empty where it has no letters. */
export function wordsOfPath(path: string): string {
  const words = nameOf(path)
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .slice(0, MAX_WORDS)
  return /\p{L}/u.test(words) ? words : ''
}
