import { z } from 'zod'
import { isUuid } from '#src/contract/id-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'

const RESERVED = new Set(['new', 'edit', 'tag', 'page', 'rss', 'feed'])
const WORDS = /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u

/** Slugs that would collide with a path of the site, or with the id of a post. */
export const isReservedSlug = (slug: string) => RESERVED.has(slug) || isUuid(slug)

const isWords = (slug: string) => WORDS.test(slug) && slug === slug.toLowerCase()

/** Whether a text can be a slug as it is. */
export const isSlug = (text: string) =>
  text.length <= LIMITS.slugLength && isWords(text) && !isReservedSlug(text)

/** Refusals of a slug that was chosen. */
export const SLUG_TAKEN = 'Another post has this slug. Choose another one.'
export const SLUG_TAKEN_BEFORE =
  'Another post had this slug, and its old links lead there. Choose another one.'
export const PROJECT_SLUG_TAKEN = 'Another project has this slug. Choose another one.'
export const PROJECT_SLUG_TAKEN_BEFORE =
  'Another project had this slug, and its old links lead there. Choose another one.'

/** The slug in a request. Blank: a new post gets one from its title, a stored one keeps its own. */
export const slugSchema = z
  .string('Slug must be text')
  .overwrite((value) => value.trim().normalize('NFKC'))
  .max(LIMITS.slugLength, `Slug must be at most ${LIMITS.slugLength} characters`)
  .refine(
    (value) => value === '' || isWords(value),
    'Slug must be lower-case words or numbers joined by hyphens, for example my-first-post',
  )
  .refine(
    (value) => !isReservedSlug(value),
    'This slug is used by the site itself. Choose another one.',
  )
  .transform((value) => (value === '' ? undefined : value))
