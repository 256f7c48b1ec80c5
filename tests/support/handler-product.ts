import { vi } from 'vitest'
import { startMockGoogle } from '#src/scripts/mock-google/mock-google.ts'
import type { MockRequest } from '#src/scripts/mock-google/mock-google.ts'
import { sendToPayload } from './payload-rest.ts'
import { ORIGIN } from './requests.ts'
import { GOOGLE_CLIENT } from './sign-in-product.ts'
import type { Sending, SignInProduct } from './sign-in-product.ts'

/**
 * The product by its route handlers, with a separate mock of Google. Call it before anything reads the settings: they are
 * read once.
 */
export async function handlerProduct(): Promise<SignInProduct> {
  const asked: MockRequest[] = []
  const allowedEmail = 'owner.example@gmail.com'
  const mockGoogle = await startMockGoogle({
    ...GOOGLE_CLIENT,
    redirectUri: `${ORIGIN}/api/auth/google/callback`,
    allowedEmail,
    onRequest: (request) => asked.push(request),
  })
  vi.stubEnv('GOOGLE_OAUTH_ORIGIN', mockGoogle.origin)
  const { env } = await import('#src/env.ts')
  const { payloadClient } = await import('#src/services/platform/payload.ts')
  const { pool } = (await payloadClient()).db
  return {
    origin: ORIGIN,
    secret: env.PAYLOAD_SECRET ?? '',
    allowedEmail,
    mockGoogle,
    asked,
    send,
    rows: async (statement, values = []) =>
      (await pool.query<Record<string, unknown>>(statement, values)).rows,
  }
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
