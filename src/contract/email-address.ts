import { z } from 'zod'

export const INVALID_EMAIL = 'Email must be a valid address'

/** The characters between the dots are checked by the expression of `input[type=email]`. */
const DOTS = /^[^.@]+(?:\.[^.@]+)*@[^.@]+(?:\.[^.@]+)+$/

/** An email address as browsers validate it, with a dot in its domain, and no dot next to another or to the @. */
export const isEmailAddress = (value: string): boolean =>
  z.regexes.html5Email.test(value) && DOTS.test(value)

/** Mail servers know the ASCII form (`xn--…`). Chromium sends it, Firefox the typed form. */
export function withAsciiDomain(email: string): string {
  const [, local, domain = ''] = /^([^@]*)@((?:[\w.-]|[^\x00-\x7f])+)$/.exec(email) ?? []
  const url = `https://${domain}`
  return /[^\x00-\x7f]/.test(domain) && URL.canParse(url)
    ? `${local}@${new URL(url).hostname}`
    : email
}

export const emailAddressSchema = z
  .email({ pattern: z.regexes.html5Email, error: INVALID_EMAIL })
  .refine(isEmailAddress, INVALID_EMAIL)
