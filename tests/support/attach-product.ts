import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { beginRequest, responseTo } from './http-client.ts'
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

async function sendTo(port: number, { path, body, ...sending }: Sending): Promise<Response> {
  const answer = await responseTo(beginRequest(port, path, sending).end(body))
  const bytes = new Uint8Array(await buffer(answer))
  const { statusCode: status = 0, headersDistinct } = answer
  const headers = Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  return new Response([204, 304].includes(status) ? null : bytes, { status, headers })
}
