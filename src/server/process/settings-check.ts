import { DROP_REFUSAL, isLoopback, wouldDrop } from '#src/env.ts'
import type { Env } from '#src/env.ts'
import { databaseHost } from '#src/lib/connection-url.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether other machines reach this server. */
export const isExposed = ({ HOST, NODE_ENV }: Pick<Env, 'HOST' | 'NODE_ENV'>) =>
  NODE_ENV === 'production' && !LOCAL_HOSTS.has(HOST)

/** Returns one sentence per error that prevents the start. Localhost has defaults; a public site must be configured. */
export function unsafeSettings(env: Env, siteUrl: string): string[] {
  const lines: string[] = []
  if (wouldDrop(env)) lines.push(DROP_REFUSAL)
  if (env.PAYLOAD_MIGRATING === 'true') {
    lines.push('PAYLOAD_MIGRATING=true is for migrations only: remove it')
  }
  // Without a Google client, sign-in is impossible. The site still starts, and the start names the missing settings.
  const canSignIn = env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_OAUTH_ORIGIN !== undefined
  if (isExposed(env) && env.SITE_URL === undefined && canSignIn) {
    lines.push(
      `SITE_URL is missing: HOST=${env.HOST} exposes this server to other machines. Set its public URL`,
    )
  }
  if (isLoopback(siteUrl)) {
    const google = env.GOOGLE_OAUTH_ORIGIN
    if (google !== undefined && !isLoopback(google)) {
      lines.push('GOOGLE_OAUTH_ORIGIN must point to this machine: remove it to use Google')
    }
    const database = remoteDatabase(env)
    if (env.NODE_ENV === 'development' && database !== undefined) {
      lines.push(
        `NODE_ENV=development would let the mock Google sign-in use the database at ${database}: use a local database`,
      )
    }
    return lines
  }
  return [...lines, ...publicSettings(env)]
}

function remoteDatabase({ DATABASE_URL }: Env): string | undefined {
  const host = databaseHost(DATABASE_URL ?? '')
  const isLocal = host === '' || host.startsWith('/') || isLoopback(`http://${host}`)
  return isLocal ? undefined : host
}

/** Form of a Gmail address as Google reports it: without `+`, without empty parts, never googlemail.com. */
const GMAIL = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*@gmail\.com$/

/** A sentence for each entry of ADMIN_EMAILS that cannot sign in. A public site does not start with one. */
export const unknownAdministrators = ({ ADMIN_EMAILS }: Pick<Env, 'ADMIN_EMAILS'>): string[] =>
  ADMIN_EMAILS.filter((address) => !GMAIL.test(address)).map(
    (address) => `ADMIN_EMAILS: ${JSON.stringify(address)} cannot sign in: ${adviceFor(address)}`,
  )

function adviceFor(address: string): string {
  if (/["'<>]/.test(address))
    return 'write only the email address, without a name or quotation marks (docker --env-file keeps them)'
  if (/[\s;]/.test(address)) return 'separate addresses by commas'
  if (address.endsWith('@googlemail.com'))
    return `Google reports ${address.replace('googlemail', 'gmail')}, use that address`
  if (address.endsWith('@gmail.com'))
    return 'use the address of the account itself, without “+” and the text after it'
  return 'only verified @gmail.com accounts are authorized'
}

function publicSettings(env: Env): string[] {
  const lines: string[] = []
  if (env.NODE_ENV !== 'production') {
    lines.push(`NODE_ENV=${env.NODE_ENV} is not allowed with a public SITE_URL: use production`)
  }
  if (env.PAYLOAD_SECRET === undefined) {
    lines.push('PAYLOAD_SECRET is missing: at least 32 random characters')
  } else if (env.PAYLOAD_SECRET.length < 32) {
    lines.push('PAYLOAD_SECRET is too short: at least 32 random characters')
  }
  if (env.ADMIN_EMAILS.length === 0) {
    lines.push('ADMIN_EMAILS is empty: no one can sign in')
  }
  lines.push(...unknownAdministrators(env))
  if (env.GOOGLE_CLIENT_ID === undefined) lines.push('GOOGLE_CLIENT_ID is missing')
  if (env.GOOGLE_CLIENT_SECRET === undefined) lines.push('GOOGLE_CLIENT_SECRET is missing')
  if (env.GOOGLE_OAUTH_ORIGIN !== undefined) {
    lines.push(
      'GOOGLE_OAUTH_ORIGIN enables the mock Google sign-in: remove it for a public SITE_URL',
    )
  }
  return lines
}
