import { execFile } from 'node:child_process'
import { childEnv, env, isLocalSite, siteUrl } from '#src/env.ts'
import { NO_SENDER } from '#src/services/platform/mail-transport.ts'
import { announceReadiness } from './announce-readiness.ts'
import { rollbackHint } from './rollback-hint.ts'

type Parts = {
  hasOwnDatabase?: boolean | undefined
  hasMockGoogle?: boolean | undefined
  backup?: string | undefined
  took?: string | undefined
}
type Close = () => Promise<unknown>

/** Starts the server. When it stops, everything it opened is closed. Rejects if it cannot start. */
export async function serveSite({
  hasOwnDatabase,
  hasMockGoogle,
  backup,
  took,
}: Parts): Promise<void> {
  const closers: Close[] = []
  const close = async () => {
    for (const closeOne of closers) await closeOne()
  }
  try {
    if (hasMockGoogle) closers.push(await openMockGoogle())
    if (hasOwnDatabase) closers.push(await keepDatabase())
    const { startServer } = await import('#src/server/start-server.ts')
    await startServer(close)
  } catch (error) {
    await close()
    throw error
  }
  const say = (line: string) =>
    console.log(backup === undefined ? line : `${line}\n${rollbackHint(backup)}`)
  await announceReadiness({ env, siteUrl }, () => onReady(hasMockGoogle === true, took), say)
}

async function keepDatabase(): Promise<Close> {
  const { startEmbeddedDatabase } = await import('#src/scripts/database/embedded-database.ts')
  const database = await startEmbeddedDatabase({ dataDir: env.DATA_DIR })
  if (database.url === env.DATABASE_URL) return database.stop
  await database.stop()
  throw new Error('Another process stopped the built-in database. Run npm start again')
}

async function openMockGoogle(): Promise<Close> {
  const { startMockGoogle } = await import('#src/scripts/mock-google/mock-google.ts')
  const mockGoogle = await startMockGoogle({
    port: Number(new URL(env.GOOGLE_OAUTH_ORIGIN ?? '').port),
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
    redirectUri: `${siteUrl}/api/auth/google/callback`,
    allowedEmail: env.ADMIN_EMAILS[0] ?? '',
  })
  return mockGoogle.close
}

function onReady(hasMockGoogle: boolean, took: string | undefined): void {
  console.log(welcome(hasMockGoogle, took))
  // systemd's own program: its protocol needs a socket that Node cannot open. Without it the unit has no `Type=notify`.
  if (childEnv()['NOTIFY_SOCKET'] !== undefined) execFile('systemd-notify', ['--ready'], () => {})
}

function welcome(hasMockGoogle: boolean, took: string | undefined): string {
  const account = env.ADMIN_EMAILS.join(', ')
  return [
    '',
    'Folio is running.',
    `  Site           ${siteUrl}`,
    `  Management     ${siteUrl}/cms`,
    `  Built-in admin ${siteUrl}/payload`,
    `  Listens on     ${env.HOST}:${env.PORT}`,
    ...(env.GOOGLE_CLIENT_ID === undefined
      ? NO_SIGN_IN
      : [`  Sign in as     ${account}${hasMockGoogle ? MOCK_GOOGLE : ''}`]),
    ...(env.SMTP_URL !== undefined && env.MAIL_FROM === undefined
      ? [`  Mail           ${NO_SENDER}`]
      : []),
    ...(isLocalSite && !hasMockGoogle ? PUBLIC_URL_HINT : []),
    ...(took === undefined
      ? []
      : [`  Took           ${took}, serve ${(performance.now() / 1000).toFixed(1)} s`]),
    '  Stop           Ctrl-C',
    '',
  ].join('\n')
}

const MOCK_GOOGLE = ' (mock Google sign-in, on this machine only)'
const NO_SIGN_IN = ['  Sign in        set GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET and ADMIN_EMAILS']
const PUBLIC_URL_HINT = ['  Public URL     set SITE_URL, for example https://example.com']
