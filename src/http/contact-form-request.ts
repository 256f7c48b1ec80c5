import 'server-only'
import { createHash } from 'node:crypto'
import { messageBodySchema } from '#src/contract/messages/message-schemas.ts'
import { ERROR_STATUS } from '#src/contract/errors.ts'
import { createMessage } from '#src/services/messages/message-service.ts'
import { clientAddress } from './client-address.ts'
import { contactFormErrorPage } from './contact-form-error-page.ts'
import { assertSameOrigin } from './origin-check.ts'
import { parseWith, readForm } from './parse-request.ts'
import { toLoggedError } from './respond.ts'

/**
 * Same rules as POST /api/contact. Redirects to a confirmation, or shows the error with the text, which must not be in
 * a URL: URLs end up in histories and logs.
 */
export async function handleContactForm(request: Request): Promise<Response> {
  let fields: URLSearchParams | undefined
  try {
    assertSameOrigin(request.headers)
    fields = await readForm(request)
    const body = parseWith(messageBodySchema, messageOf(fields))
    const client = clientAddress(request)
    await createMessage({ body, client, key: idempotencyKeyOf(client, fields) })
    return new Response(null, { status: 303, headers: { Location: '/contact/sent' } })
  } catch (thrown) {
    const error = toLoggedError(thrown, request.headers)
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' })
    if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter))
    const page = contactFormErrorPage({ error, fields })
    return new Response(page, { status: ERROR_STATUS[error.code], headers })
  }
}

/** Only the form's fields; an older version of the page, or a browser extension, may send more. */
function messageOf(fields: URLSearchParams) {
  const text = (name: string) => fields.get(name) ?? ''
  const elapsed = fields.get('elapsed')
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text('website'),
    ...(elapsed === null ? {} : { elapsed: Number(elapsed) }),
  }
}

const HOUR_MS = 60 * 60_000

/** Equal text of a client within an hour is one message: a double submit or a reload. */
const idempotencyKeyOf = (client: string, fields: URLSearchParams) =>
  createHash('sha256')
    .update(JSON.stringify([client, Math.floor(Date.now() / HOUR_MS), messageOf(fields)]))
    .digest('base64url')
