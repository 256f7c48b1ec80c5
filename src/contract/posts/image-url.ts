import { LIMITS } from '#src/contract/limits.ts'
import { trimmedText } from '#src/contract/text-schemas.ts'

/** Http(s) or a path of this site. Any other could run a script, leak or fail. */
export const isImageUrl = (value: string) =>
  /^https?:\/\/[^\s<>"']+$/i.test(value) || /^\/(?![/\\])[^\s<>"'\\]*$/.test(value)

export const IMAGE_URL_INVALID = 'Enter a URL that starts with http://, https:// or /.'

export const imageUrlSchema = trimmedText('Featured image URL', LIMITS.urlLength)
  .refine(
    (value) => value === '' || isImageUrl(value),
    'Featured image URL must start with http://, https:// or /',
  )
  .transform((value) => (value === '' ? null : value))
