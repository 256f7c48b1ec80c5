import { DROP_REFUSAL, isLoopback, wouldDrop } from '#src/env.ts'
import type { Env } from '#src/env.ts'
import { databaseHost } from '#src/lib/connection-url.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '::1'])

/** Whether other machines reach this server. */
export const isExposed = ({ HOST, NODE_ENV }: Pick<Env, 'HOST' | 'NODE_ENV'>) =>
  NODE_ENV === 'production' && !LOCAL_HOSTS.has(HOST)

type Finding = string | false | undefined

/** Returns one sentence per error that prevents the start. Localhost has defaults; a public site must be configured. */
export function unsafeSettings(env: Env, siteUrl: string): string[] {
  // Without a Google client, sign-in is impossible. The site still starts, and the start names the missing settings.
  const canSignIn = env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_OAUTH_ORIGIN !== undefined
  const findings: Finding[] = [
    wouldDrop(env) && DROP_REFUSAL,
    env.PAYLOAD_MIGRATING === 'true' && 'PAYLOAD_MIGRATING=true is for migrations only: remove it',
    isExposed(env) &&
      env.SITE_URL === undefined &&
      canSignIn &&
      `SITE_URL is missing: HOST=${env.HOST} exposes this server to other machines. Set its public URL`,
    ...(isLoopback(siteUrl) ? localSettings(env) : publicSettings(env)),
  ]
  return findings.filter((line) => typeof line === 'string')
}

function localSettings(env: Env): Finding[] {
  const google = env.GOOGLE_OAUTH_ORIGIN
  const database = remoteDatabase(env)
  return [
    google !== undefined &&
      !isLoopback(google) &&
      'GOOGLE_OAUTH_ORIGIN must point to this machine: remove it to use Google',
    env.NODE_ENV === 'development' &&
      database !== undefined &&
      `NODE_ENV=development would let the mock Google sign-in use the database at ${database}: use a local database`,
  ]
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
  ADMIN_EMAILS.filter((email) => !GMAIL.test(email)).map(
    (email) => `ADMIN_EMAILS: ${JSON.stringify(email)} cannot sign in: ${adviceFor(email)}`,
  )

function adviceFor(email: string): string {
  if (/["'<>]/.test(email))
    return 'write only the email address, without a name or quotation marks (docker --env-file keeps them)'
  if (/[\s;]/.test(email)) return 'separate addresses by commas'
  if (email.endsWith('@googlemail.com'))
    return `Google reports ${email.replace('googlemail', 'gmail')}, use that address`
  if (email.endsWith('@gmail.com'))
    return 'use the address of the account itself, without “+” and the text after it'
  return 'only verified @gmail.com accounts are authorized'
}

function publicSettings(env: Env): Finding[] {
  return [
    env.NODE_ENV !== 'production' &&
      `NODE_ENV=${env.NODE_ENV} is not allowed with a public SITE_URL: use production`,
    env.PAYLOAD_SECRET === undefined && 'PAYLOAD_SECRET is missing: at least 32 random characters',
    env.ADMIN_EMAILS.length === 0 && 'ADMIN_EMAILS is empty: no one can sign in',
    ...unknownAdministrators(env),
    env.GOOGLE_CLIENT_ID === undefined && 'GOOGLE_CLIENT_ID is missing',
    env.GOOGLE_CLIENT_SECRET === undefined && 'GOOGLE_CLIENT_SECRET is missing',
    env.GOOGLE_OAUTH_ORIGIN !== undefined &&
      'GOOGLE_OAUTH_ORIGIN enables the mock Google sign-in: remove it for a public SITE_URL',
  ]
}
