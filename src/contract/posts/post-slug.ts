import { z } from 'zod'
import { isUuid } from '#src/contract/id-schemas.ts'
import { LIMITS } from '#src/contract/limits.ts'

const RESERVED = new Set(['new', 'edit', 'tag', 'page', 'rss', 'feed'])

/**
 * Vowel signs and points of Devanagari, Thai, Hebrew or Arabic count. Latin and Cyrillic accents are part of a letter
 * or omitted.
 */
const LETTER =
  /[\p{L}\p{N}](?:(?![\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}])\p{M})*/u
const WORDS = new RegExp(`^(?:${LETTER.source})+(?:-(?:${LETTER.source})+)*$`, 'u')
const LETTERS_AND_HYPHENS = new RegExp(`${LETTER.source}|-`, 'gu')

/** NFKC, except that Thai and Lao AM stays the one letter that keyboards have. */
export const toSlugForm = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\u0e4d\u0e32/g, '\u0e33')
    .replace(/\u0ecd\u0eb2/g, '\u0eb3')

/** The letters and hyphens of a text, each letter with its marks. */
export const slugLetters = (text: string): string[] => text.match(LETTERS_AND_HYPHENS) ?? []

/** Slugs that would collide with a path of the site, or with the id of a post. */
export const isReservedSlug = (slug: string) => RESERVED.has(slug) || isUuid(slug)

const isSlugShape = (slug: string) => WORDS.test(slug) && slug === slug.toLowerCase()

/** Whether a text can be a slug as it is. */
export const isSlug = (text: string) =>
  text.length <= LIMITS.slugLength &&
  text === toSlugForm(text) &&
  isSlugShape(text) &&
  !isReservedSlug(text)

export const SLUG_TAKEN = 'Another post has this slug. Choose a different slug.'
export const SLUG_TAKEN_BEFORE =
  'This slug was used by another post and redirects to it. Choose a different slug.'
export const PROJECT_SLUG_TAKEN = 'Another project has this slug. Choose a different slug.'
export const PROJECT_SLUG_TAKEN_BEFORE =
  'This slug was used by another project and redirects to it. Choose a different slug.'

export const slugSchema = z
  .string('Slug must be text')
  .overwrite((value) => toSlugForm(value.trim()))
  .max(LIMITS.slugLength, `Slug must be at most ${LIMITS.slugLength} characters`)
  .refine(
    (value) => value === '' || isSlugShape(value),
    'Slug must be lower-case words or numbers joined by hyphens, for example my-first-post',
  )
  .refine(
    (value) => !isReservedSlug(value),
    'This slug is reserved by the site. Choose a different slug.',
  )
  .transform((value) => (value === '' ? undefined : value))
