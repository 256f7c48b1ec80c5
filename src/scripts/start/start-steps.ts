import { createServer } from 'node:http'
import { randomKey } from '#src/lib/random-key.ts'
import { listen } from '#src/server/process/listen.ts'
import { newerSchemaProblem } from '#src/server/database/schema-state.ts'
import { unsafeSettings } from '#src/server/process/settings-check.ts'
import { ensureBuild } from '#src/scripts/build/ensure-build.ts'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { startGoogleStandIn } from '#src/scripts/google-stand-in/google-stand-in.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { runNode } from '#src/scripts/process/run-child.ts'
import { forwardSignals, serve } from './serve-site.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { localDefaults, settingsWith } from './start-settings.ts'
import type { StartSettings } from './start-settings.ts'

const STEPS = 6
const say = (step: number, name: string, text: string) =>
  console.log(`${step}/${STEPS} ${name.padEnd(16)}${text}`)

/** Close functions, in the order in which their resources were opened. */
type Closers = (() => Promise<unknown>)[]

/** Runs all steps, serves until the end, and resolves with the exit code. Later starts skip completed steps. */
export async function start({ isDevelopment }: { isDevelopment: boolean }): Promise<number> {
  const closers: Closers = []
  const interrupted = Promise.withResolvers<never>()
  forwardSignals(() => interrupted.reject(new Error('Stopped.')))
  try {
    return await Promise.race([allSteps(isDevelopment, closers), interrupted.promise])
  } finally {
    for (const close of closers.reverse()) await close()
  }
}

async function allSteps(isDevelopment: boolean, closers: Closers): Promise<number> {
  let settings = await checkSettings(isDevelopment)
  settings = await openDatabase(settings, closers)
  await migrate(settings)
  await seed(settings)
  await build(settings)
  settings = await openStandIn(settings, closers)
  say(6, 'Serve', `starting on ${settings.siteUrl}`)
  return serve(settings)
}

async function checkSettings(isDevelopment: boolean): Promise<StartSettings> {
  const first = settingsWith(isDevelopment ? { NODE_ENV: 'development' } : {})
  const port = first.env.PORT === 0 ? await freePort() : first.env.PORT
  const extra: Record<string, string> = {
    ...first.extra,
    PORT: String(port),
    INTERNAL_KEY: first.env.INTERNAL_KEY ?? randomKey(),
  }
  if (first.isLocal) Object.assign(extra, await localDefaults(first.env))
  const settings = settingsWith(extra)
  const problems = unsafeSettings(settings.env, settings.siteUrl)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  // Before the slow steps, so that a port in use is reported before a build.
  const probe = createServer()
  await listen(probe, { port, host: settings.env.HOST })
  probe.close()
  say(
    1,
    'Settings',
    `${settings.isLocal ? 'this machine only' : 'public site'}, ${settings.siteUrl}`,
  )
  return settings
}

async function openDatabase(settings: StartSettings, closers: Closers): Promise<StartSettings> {
  if (settings.env.DATABASE_URL !== undefined) {
    say(2, 'Database', new URL(settings.env.DATABASE_URL).host)
    return settings
  }
  const database = await startEmbeddedDatabase({ dataDir: settings.env.DATA_DIR })
  closers.push(database.stop)
  const state = database.isAdopted ? 'already running' : 'started'
  say(2, 'Database', `built-in PostgreSQL, ${state} on port ${database.port}`)
  return settingsWith({ ...settings.extra, DATABASE_URL: database.url })
}

const urlOf = ({ env }: StartSettings) => env.DATABASE_URL ?? ''

async function migrate(settings: StartSettings): Promise<void> {
  const state = await inspectDatabase(urlOf(settings))
  for (const gap of state.gaps) say(2, 'Database', `WARNING: ${gap}`)
  const newer = newerSchemaProblem(state)
  if (newer !== undefined) throw new Error(newer)
  const { pending, search } = state
  const isOtherLanguage =
    search.language !== null && search.language !== settings.env.SEARCH_LANGUAGE
  if (pending.length === 0 && !isOtherLanguage) return say(3, 'Migrations', 'up to date')
  say(
    3,
    'Migrations',
    `running ${pending.length}${isOtherLanguage ? ', and the search index' : ''}`,
  )
  const problem = 'The migrations failed: see the output above'
  await runNode(['src/scripts/migrate.ts'], settings.extra, problem)
}

async function seed(settings: StartSettings): Promise<void> {
  if (!settings.env.SEED) return say(4, 'Example content', 'skipped (SEED=true adds it)')
  const { isEmpty } = await inspectDatabase(urlOf(settings))
  if (!isEmpty) return say(4, 'Example content', 'skipped, the site has content')
  say(4, 'Example content', 'writing it')
  const problem = 'The example content could not be written: see the output above'
  await runNode(['src/scripts/seed.ts'], settings.extra, problem)
}

async function build({ env, extra }: StartSettings): Promise<void> {
  if (env.NODE_ENV === 'development') return say(5, 'Build', 'not needed for development')
  const state = await ensureBuild({
    env: extra,
    onBuild: () => say(5, 'Build', 'building, this takes a minute'),
    onWait: () => say(5, 'Build', 'another start is building, waiting for it'),
  })
  if (state === 'fresh') say(5, 'Build', 'up to date')
}

/** Without a Google client, a local site gets the stand-in, which signs in the example owner. */
async function openStandIn(settings: StartSettings, closers: Closers): Promise<StartSettings> {
  const { env, siteUrl, isLocal, extra } = settings
  const isConfigured = env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_OAUTH_ORIGIN !== undefined
  if (!isLocal || isConfigured) return settings
  const client = { clientId: 'folio-local', clientSecret: randomKey() }
  const standIn = await startGoogleStandIn({
    ...client,
    redirectUri: `${siteUrl}/api/auth/google/callback`,
    allowedEmail: env.ADMIN_EMAILS[0] ?? '',
  })
  closers.push(standIn.close)
  return settingsWith({
    ...extra,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
    GOOGLE_OAUTH_ORIGIN: standIn.origin,
  })
}
