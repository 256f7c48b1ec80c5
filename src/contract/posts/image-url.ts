import { z } from 'zod'
import { LIMITS } from '#src/contract/limits.ts'

/** Http(s) or a path of this site. Any other could run a script, leak or fail. */
export const isImageUrl = (value: string) =>
  /^https?:\/\/[^\s<>"']+$/i.test(value) || /^\/(?![/\\])[^\s<>"'\\]*$/.test(value)

export const IMAGE_URL_INVALID = 'Enter a URL that starts with http://, https:// or /.'

export const imageUrlSchema = z
  .string('Featured image URL must be text')
  .trim()
  .max(LIMITS.urlLength, `Featured image URL must be at most ${LIMITS.urlLength} characters`)
  .refine(
    (value) => value === '' || isImageUrl(value),
    'Featured image URL must start with http://, https:// or /',
  )
  .transform((value) => (value === '' ? null : value))
