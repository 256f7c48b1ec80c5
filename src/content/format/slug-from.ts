import { slug as githubSlug } from 'github-slugger'
import { LIMITS } from '#src/contract/limits.ts'
import { isReservedSlug, slugLetters, toSlugForm } from '#src/contract/posts/post-slug.ts'

export type SluggedKind = 'posts' | 'projects'

const NOUNS = { posts: 'post', projects: 'project' } as const

/** Slug of a title: lower case, words joined by hyphens, never a reserved word or a uuid. */
export function slugFrom(title: string, kind: SluggedKind = 'posts'): string {
  const letters = slugLetters(githubSlug(toSlugForm(title).trim()))
  // Without the signs between them, letters may combine.
  const words = toSlugForm(letters.join('')).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
  const short = shorten(words, LIMITS.slugLength - 8)
  if (short === '') return NOUNS[kind]
  return isReservedSlug(short) ? `${NOUNS[kind]}-${short}` : short
}

/** Whether a slug was made from a title, with or without a number that makes it unique. */
export function isSlugFrom(title: string, slug: string, kind: SluggedKind): boolean {
  const made = slugFrom(title, kind)
  return slug === made || (slug.startsWith(made) && /^-\d+$/.test(slug.slice(made.length)))
}

/** Cuts after a whole letter with its marks, without a hyphen at the end. */
function shorten(slug: string, max: number): string {
  let short = ''
  for (const letter of slugLetters(slug)) {
    if (short.length + letter.length > max) break
    short += letter
  }
  return short.replace(/-$/, '')
}
