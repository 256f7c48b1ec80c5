import { slug as githubSlug } from 'github-slugger'
import { LIMITS } from '#src/contract/limits.ts'
import { isReservedSlug } from '#src/contract/posts/post-slug.ts'

export type SluggedKind = 'posts' | 'projects'

const NOUNS = { posts: 'post', projects: 'project' } as const

/** Slug of a title: lower case, words joined by hyphens, never a reserved word or a uuid. */
export function slugFrom(title: string, kind: SluggedKind = 'posts'): string {
  const words = githubSlug(title.normalize('NFKC').trim())
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  const short = words
    .slice(0, LIMITS.slugLength - 8)
    // The first half of a surrogate pair that was cut.
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/-$/, '')
  if (short === '') return NOUNS[kind]
  return isReservedSlug(short) ? `${NOUNS[kind]}-${short}` : short
}
