import { tagSlug } from './tag-slug.ts'

export type ThreadPost = { slug: string; title: string; publishedAt: string; tags: string[] }

/** A point of time from 0 to 1000, and an arc between two posts, by their index. */
type ThreadArc = { from: number; to: number; path: string; isCurrent: boolean }
type Thread = {
  posts: (ThreadPost & { x: number; shared: string[] })[]
  arcs: ThreadArc[]
  years: { label: string; x: number }[]
}

/** With fewer posts there is nothing to join. */
const MIN_POSTS = 4
const MAX_YEARS = 8
export const THREAD_LENGTH = 1000
/** The line of time, from the top; the arcs are above it. */
export const THREAD_LINE = 100
/** Part of the time that is left free behind the newest post. */
const REST = 0.03

/** Joins each post with the next one of a tag, and the current post with all of them. */
export function postThread(newestFirst: readonly ThreadPost[], current?: string): Thread | null {
  if (newestFirst.length < MIN_POSTS) return null
  const all = newestFirst.toReversed()
  const times = all.map(({ publishedAt }) => Date.parse(publishedAt))
  const firstYear = new Date(times[0] ?? 0).getUTCFullYear()
  const start = Date.UTC(firstYear, 0)
  const end = (times.at(-1) ?? 0) + ((times.at(-1) ?? 0) - start) * REST + 1
  const at = (time: number) => Math.round(((time - start) / (end - start)) * THREAD_LENGTH)
  const currentIndex = all.findIndex(({ slug }) => slug === current)
  const ownTags = all[currentIndex]?.tags.map(tagSlug) ?? []
  const posts = all.map((post, index) => ({
    ...post,
    x: at(times[index] ?? 0),
    shared: index === currentIndex ? [] : post.tags.filter((tag) => ownTags.includes(tagSlug(tag))),
  }))
  const arc = (from: number, to: number): ThreadArc => {
    const [one, other] = [posts[from]?.x ?? 0, posts[to]?.x ?? 0]
    const rise = Math.round(Math.min(THREAD_LINE * 1.25, 8 + (other - one) * 0.55))
    const path = `M${one} ${THREAD_LINE}C${one} ${THREAD_LINE - rise} ${other} ${THREAD_LINE - rise} ${other} ${THREAD_LINE}`
    return { from, to, path, isCurrent: [from, to].includes(currentIndex) }
  }
  const arcs = links(posts, currentIndex)
    .map(([from, to]) => arc(from, to))
    // The arcs of the current post are drawn over the others.
    .toSorted((one, other) => Number(one.isCurrent) - Number(other.isCurrent))
  return { posts, arcs, years: yearsOf() }

  function yearsOf() {
    const count = new Date(times.at(-1) ?? 0).getUTCFullYear() - firstYear + 1
    const step = Math.ceil(count / MAX_YEARS)
    return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
      const year = firstYear + index * step
      return { label: String(year), x: at(Date.UTC(year, 0)) }
    })
  }
}

/** Pairs of posts, the earlier one first, each pair once. */
function links(posts: Thread['posts'], currentIndex: number): [number, number][] {
  const last = new Map<string, number>()
  const pairs = new Map<string, [number, number]>()
  const add = (from: number, to: number) => pairs.set(`${from} ${to}`, [from, to])
  posts.forEach(({ tags, shared }, index) => {
    if (shared.length > 0) add(Math.min(index, currentIndex), Math.max(index, currentIndex))
    for (const tag of tags.map(tagSlug)) {
      const before = last.get(tag)
      if (
        before !== undefined &&
        before !== index &&
        currentIndex !== index &&
        currentIndex !== before
      )
        add(before, index)
      last.set(tag, index)
    }
  })
  return [...pairs.values()]
}
