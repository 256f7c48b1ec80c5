import { LIMITS } from '#src/contract/limits.ts'
import { trimmedText } from '#src/contract/text-schemas.ts'

export const isCanonicalUrl = (value: string) =>
  /^https?:\/\/[^\s<>"']+$/i.test(value) && URL.canParse(value)

export const CANONICAL_URL_INVALID = 'Canonical URL must start with http:// or https://'

/** URL of the original of a text that was published elsewhere first; blank becomes null. */
export const canonicalUrlSchema = trimmedText('Canonical URL', LIMITS.urlLength)
  .refine((value) => value === '' || isCanonicalUrl(value), CANONICAL_URL_INVALID)
  .transform((value) => (value === '' ? null : value))
