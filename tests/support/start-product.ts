import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { childEnv } from '#src/env.ts'
import { startGoogleStandIn } from '#src/scripts/google-stand-in.ts'
import type { StandInRequest } from '#src/scripts/google-stand-in.ts'
import { freePort } from '#src/scripts/postgres-programs.ts'
import { startTestServer } from './database-server.ts'
import { GOOGLE_CLIENT } from './sign-in-product.ts'
import type { Sending, SignInProduct } from './sign-in-product.ts'

const SECRET = 'a secret of the tests, long enough for them'
const ALLOWED = 'owner.example@gmail.com'

export type StartedProduct = SignInProduct & {
  url: string
  /** The settings it was started with, for programs beside it. */
  env: Record<string, string | undefined>
  pid: number
  /** What the server wrote so far, since the first start. */
  output: () => string
  /** Ends the server as a power cut would. */
  kill: () => Promise<void>
  /** Starts it again, with the same settings. */
  revive: () => Promise<void>
  /** As a process manager ends it; fails when it does not end well. */
  stop: () => Promise<void>
}

export type ProductOptions = {
  /** Settings besides those every product has. */
  env?: Record<string, string | undefined>
  /** A migrated database; else one of its own is started. */
  databaseUrl?: string
  /** What SITE_URL begins with. */
  scheme?: 'http' | 'https'
}

/**
 * Starts the built product as its users do, with a stand-in for Google of its own, on a free
 * port. Addresses for the limits are taken from X-Forwarded-For, as behind one proxy.
 */
export async function startProduct(options: ProductOptions = {}): Promise<StartedProduct> {
  const database = options.databaseUrl ? undefined : await startMigratedDatabase()
  const databaseUrl = options.databaseUrl ?? database?.url ?? ''
  const port = await freePort()
  const origin = `${options.scheme ?? 'http'}://localhost:${port}`
  const asked: StandInRequest[] = []
  const standIn = await startGoogleStandIn({
    ...GOOGLE_CLIENT,
    redirectUri: `${origin}/api/auth/google/callback`,
    allowedEmail: ALLOWED,
    onRequest: (request) => asked.push(request),
  })
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'folio-e2e-'))
  const cleanUp = async () => {
    await standIn.close()
    await database?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  const env = {
    ...settings(databaseUrl),
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIR: dataDir,
    GOOGLE_OAUTH_ORIGIN: standIn.origin,
    ...options.env,
  }
  let server = await startServer(env).catch(async (refusal: unknown) => {
    await cleanUp()
    throw refusal
  })
  let past = ''
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => undefined)
  return {
    url: origin,
    origin,
    env,
    get pid() {
      return server.pid
    },
    secret: SECRET,
    allowedEmail: ALLOWED,
    standIn,
    asked,
    output: () => past + server.output(),
    send: (sending) => sendTo(port, sending),
    rows: async (statement, values = []) =>
      (await pool.query<Record<string, unknown>>(statement, values)).rows,
    kill: async () => void (await server.stop('SIGKILL')),
    revive: async () => {
      past += server.output()
      server = await startServer(env)
    },
    stop: async () => {
      const code = await server.stop()
      await pool.end()
      await cleanUp()
      if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`)
    },
  }
}

const settings = (databaseUrl: string) => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: SECRET,
  ADMIN_EMAILS: ALLOWED,
  GOOGLE_CLIENT_ID: GOOGLE_CLIENT.clientId,
  GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.clientSecret,
  INTERNAL_KEY: 'an internal key of the tests',
  LOG_LEVEL: 'warn',
})

/** For callers outside of a test run, which have no template to copy, and for those that restart it. */
export async function startMigratedDatabase() {
  const database = await startTestServer()
  const env = childEnv(settings(database.url))
  await promisify(execFile)(process.execPath, ['src/scripts/migrate.ts'], { env })
  return database
}

async function startServer(env: Record<string, string | undefined>) {
  const child = fork('src/server/main.ts', { env: childEnv(env), silent: true })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const listening = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  await listening
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode ?? child.signalCode
    },
  }
}

/** As raw as it gets: fetch would add metadata of its own and tidy the path. */
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
