import type { GoogleStandIn, StandInRequest } from '#src/scripts/google-stand-in.ts'

export type Sending = {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | undefined
}

/** What the sign-in tests need of a product, whether its handlers are called or a started server is asked. */
export type SignInProduct = {
  /** SITE_URL. */
  origin: string
  /** PAYLOAD_SECRET. */
  secret: string
  allowedEmail: string
  standIn: GoogleStandIn
  /** What was asked of Google's token and profile addresses, oldest first. */
  asked: StandInRequest[]
  /** One request, redirects not followed. */
  send: (sending: Sending) => Promise<Response>
  /** One SQL statement on the product's database. */
  rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
}

export const GOOGLE_CLIENT = { clientId: 'test-client', clientSecret: 'test-secret' }
