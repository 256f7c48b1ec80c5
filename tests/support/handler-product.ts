import { afterAll, beforeAll, vi } from 'vitest'
import { startMockGoogle } from '#src/scripts/mock-google/mock-google.ts'
import type { MockGoogle, MockRequest } from '#src/scripts/mock-google/mock-google.ts'
import { sendToPayload } from './payload-rest.ts'
import { ORIGIN } from './requests.ts'
import { ALLOWED_EMAIL, GOOGLE_CLIENT } from './sign-in-product.ts'
import type { Sending, VisitedProduct } from './sign-in-product.ts'
import { createVisitor, SESSION } from './visitor.ts'

let mockGoogle: MockGoogle

/** Requests to Google's token and profile endpoints, oldest first. */
export const requestsToGoogle: MockRequest[] = []

/** For a test file: starts the mock of Google, and reads the settings, once. Nothing may read them earlier. */
export function useMockGoogle() {
  beforeAll(async () => {
    mockGoogle = await startMockGoogle({
      ...GOOGLE_CLIENT,
      redirectUri: `${ORIGIN}/api/auth/google/callback`,
      allowedEmail: ALLOWED_EMAIL,
      onRequest: (request) => requestsToGoogle.push(request),
    })
    vi.stubEnv('GOOGLE_OAUTH_ORIGIN', mockGoogle.origin)
    await import('#src/env.ts')
  })
  afterAll(() => mockGoogle.close())
}

/** The product by its route handlers. */
export const handlerProduct: VisitedProduct = {
  origin: ORIGIN,
  get mockGoogle() {
    return mockGoogle
  },
  send,
}

export const visitor = (address?: string, userAgent?: string) =>
  createVisitor(handlerProduct, address, userAgent)

export async function signedIn(userAgent?: string) {
  const browser = visitor(undefined, userAgent)
  await browser.signIn()
  return browser
}

/** A read by another browser with a copy of a session's token. */
export const withToken = (token: string, path = '/api/auth/user') =>
  visitor().read(path, { cookie: `${SESSION}=${token}` })

/** One SQL statement on the database of this file. */
export async function rows(statement: string, values: unknown[] = []) {
  const { payloadClient } = await import('#src/services/platform/payload.ts')
  const { pool } = (await payloadClient()).db
  return (await pool.query<Record<string, unknown>>(statement, values)).rows
}

async function send({ method, path, headers, body }: Sending): Promise<Response> {
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    // Set by the Node server in front.
    headers: { ...headers, 'x-folio-client': headers['x-forwarded-for'] ?? 'unknown' },
    ...(body === undefined ? {} : { body }),
  })
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/payload/api/')) return sendToPayload(request)
  const { answerCall } = await import('#src/http/answer-call.ts')
  return answerCall(request)
}
