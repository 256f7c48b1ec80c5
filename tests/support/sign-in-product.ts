import type { MockGoogle } from '#src/scripts/mock-google/mock-google.ts'

export type Sending = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

export type VisitedProduct = {
  /** SITE_URL. */
  origin: string
  mockGoogle: Pick<MockGoogle, 'origin'>
  /** One request, redirects not followed. */
  send: (sending: Sending) => Promise<Response>
}

export const GOOGLE_CLIENT = { clientId: 'test-client', clientSecret: 'test-secret' }
export const SECRET = 'a secret of the tests, long enough for them'
export const ALLOWED_EMAIL = 'owner.example@gmail.com'

/** The settings of every site of the tests. */
export const SITE_SECRETS = {
  PAYLOAD_SECRET: SECRET,
  ADMIN_EMAILS: ALLOWED_EMAIL,
  GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
  INTERNAL_KEY: 'an internal key of the tests',
}
