import { readFileSync } from 'node:fs'
import http from 'node:http'
import pg from 'pg'
import { ALLOWED_EMAIL, SECRET } from './sign-in-product.ts'
import type { Sending, VisitedProduct } from './sign-in-product.ts'

export type ProductHandle = {
  /** The settings it was started with, for commands on the same site. */
  env: Record<string, string | undefined>
  /** The log file of the server. */
  logFile: string
}

export type AttachedProduct = VisitedProduct &
  ProductHandle & {
    url: string
    secret: string
    allowedEmail: string
    /** The server's log since the first start. */
    output: () => string
    /** One SQL statement on the product's database. */
    rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
    /** Closes the connections of `rows`. */
    detach: () => Promise<void>
  }

/** Attaches to a running product, whichever process started it. */
export function attachProduct({ env, logFile }: ProductHandle): AttachedProduct {
  const origin = env['SITE_URL'] ?? ''
  const pool = new pg.Pool({ connectionString: env['DATABASE_URL'], max: 2 })
  pool.on('error', () => undefined)
  return {
    url: origin,
    origin,
    env,
    logFile,
    secret: SECRET,
    allowedEmail: ALLOWED_EMAIL,
    mockGoogle: { origin: env['GOOGLE_OAUTH_ORIGIN'] ?? '' },
    output: () => readFileSync(logFile, 'utf8'),
    send: (sending) => sendTo(Number(env['PORT']), sending),
    rows: async (statement, values = []) =>
      (await pool.query<Record<string, unknown>>(statement, values)).rows,
    detach: () => pool.end(),
  }
}

/** A raw request: fetch would add Fetch Metadata and normalise the path. */
function sendTo(port: number, { method, path: target, headers, body }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: target, method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => resolve(toResponse(answer, Buffer.concat(chunks))))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

function toResponse(answer: http.IncomingMessage, body: Buffer): Response {
  const headers = new Headers()
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '')
  }
  const status = answer.statusCode ?? 0
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers })
}
