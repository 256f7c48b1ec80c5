type Candidate = {
  id: string
  category: string
  tags: readonly string[]
  publishedAt: string | null
}

type RelatedInput<T> = {
  post: Candidate
  candidates: readonly T[]
  tagUses: ReadonlyMap<string, number>
  sharedWords?: ReadonlyMap<string, number>
  count: number
}

const SAME_CATEGORY = 0.25
const NEWEST = 0.25
const YEAR_MS = 365 * 24 * 3_600_000

/** Weighs rare tags, title words and category; the newer post wins a tie. */
export function relatedPosts<T extends Candidate>(input: RelatedInput<T>): T[] {
  const { post, candidates, tagUses, sharedWords, count } = input
  const newest = Math.max(...candidates.map(publication))
  const scored = [...new Map(candidates.map((one) => [one.id, one])).values()]
    .filter(({ id }) => id !== post.id)
    .map((one) => {
      const words = sharedWords?.get(one.id) ?? 0
      return { one, score: similarity(post, one, tagUses) + words + freshness(one, newest) }
    })
  return scored
    .toSorted((a, b) => b.score - a.score || publication(b.one) - publication(a.one))
    .slice(0, count)
    .map(({ one }) => one)
}

function similarity(post: Candidate, other: Candidate, uses: ReadonlyMap<string, number>): number {
  const shared = other.tags.filter((tag) => post.tags.includes(tag))
  const tags = shared.reduce((sum, tag) => sum + rarity(uses.get(tag)), 0)
  return tags + (post.category === other.category ? SAME_CATEGORY : 0)
}

/** 1 for a tag that two posts share, about a sixth for one on sixty. */
const rarity = (uses = 2) => 1 / Math.log2(Math.max(2, uses))

/** Halves per year from the newest candidate, so that the result does not depend on the current date. */
const freshness = (post: Candidate, newest: number) =>
  NEWEST * 0.5 ** ((newest - publication(post)) / YEAR_MS)

const publication = ({ publishedAt }: Candidate) => (publishedAt ? Date.parse(publishedAt) : 0)
