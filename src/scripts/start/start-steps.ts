import { errorMessage } from '#src/lib/error-message.ts'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnv, isLowMemory } from '#src/env.ts'
import { databaseLocation } from '#src/lib/connection-url.ts'
import { pluralize } from '#src/lib/format/pluralize.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { listen } from '#src/server/process/listen.ts'
import { newerSchemaProblem } from '#src/server/database/readiness-check.ts'
import {
  isExposed,
  unknownAdministrators,
  unsafeSettings,
} from '#src/server/process/settings-check.ts'
import { missingNodeFixes } from '#src/scripts/advisories/known-fixes.ts'
import { ensureBuild } from '#src/scripts/build/ensure-build.ts'
import { startEmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import type { EmbeddedDatabase } from '#src/scripts/database/embedded-database.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import {
  exitCode,
  forwardSignals,
  ROOT,
  runNode,
  runTogether,
  startNode,
  STOPPED,
} from '#src/scripts/process/run-child.ts'
import { SERVER_ENV, SERVER_FLAGS, SERVER_PROGRAM } from './server-process.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { isSearchOutdated } from '#src/scripts/database/search-state.ts'
import { settingsWith, startDefaults } from './start-settings.ts'
import { rollbackHint } from './rollback-hint.ts'
import { assertWritable } from './writable-folder.ts'
import type { StartSettings } from './start-settings.ts'

const MOCK_GOOGLE = path.resolve(import.meta.dirname, '../mock-google/mock-google.ts')

const STEPS = 6
const say = (step: number, name: string, text: string) =>
  console.log(`${step}/${STEPS} ${name.padEnd(16)}${text}`)

type Opened = { database?: EmbeddedDatabase }

type StartOptions = {
  isDevelopment: boolean
  took: string[]
}

/** Runs all steps, serves until the end, and resolves with the exit code. Later starts skip completed steps. */
export async function start({ isDevelopment, took }: StartOptions): Promise<number> {
  const opened: Opened = {}
  const interrupted = Promise.withResolvers<never>()
  forwardSignals(() => interrupted.reject(new Error(STOPPED)))
  try {
    return await Promise.race([allSteps({ isDevelopment, took }, opened), interrupted.promise])
  } catch (cause) {
    const message = errorMessage(cause)
    if (opened.database === undefined || message === STOPPED) throw cause
    throw new Error(`${message}\nThe built-in database is in ${opened.database.folder}`, { cause })
  } finally {
    await opened.database?.stop()
  }
}

async function allSteps({ isDevelopment, took }: StartOptions, opened: Opened): Promise<number> {
  const timed = async <Result>(name: string, step: Promise<Result>) => {
    const startedAt = performance.now()
    const result = await step
    took.push(`${name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    return result
  }
  const first = await checkSettings(isDevelopment)
  const settings = await timed('database', openDatabase(first, opened))
  const backup = await timed('migrations', migrate(settings))
  await claimBucket(settings)
  const content = () => timed('content', seed(settings))
  const built = () => timed('build', build(settings))
  if (isLowMemory) await content().then(built)
  else await runTogether([content(), built()])
  return serve(settings, { hasOwnDatabase: opened.database !== undefined, backup, took })
}

async function checkSettings(isDevelopment: boolean): Promise<StartSettings> {
  const first = settingsWith(isDevelopment ? { NODE_ENV: 'development' } : {})
  // The folder of a container is in its volume, which may be new.
  await assertWritable('TMPDIR', tmpdir())
  if (first.env.DATABASE_URL === undefined || first.env.S3_BUCKET === undefined)
    await assertWritable('DATA_DIR', first.env.DATA_DIR)
  const port = first.env.PORT === 0 ? await freePort() : first.env.PORT
  const extra: Record<string, string> = {
    ...first.extra,
    PORT: String(port),
    INTERNAL_KEY: first.env.INTERNAL_KEY ?? randomKey(),
  }
  const settings = settingsWith({ ...extra, ...(await startDefaults(first)) })
  const problems = unsafeSettings(settings.env, settings.siteUrl)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  // Before the slow steps, so that a port in use is reported before a build.
  const probe = createServer()
  await listen(probe, { port, host: settings.env.HOST })
  probe.close()
  const unpatched = missingNodeFixes(process.versions.node)
  if (unpatched !== undefined) say(1, 'Settings', `WARNING: ${unpatched}`)
  say(
    1,
    'Settings',
    `${settings.isLocal ? 'this machine only' : 'public site'}, ${settings.siteUrl}`,
  )
  for (const line of unknownAdministrators(settings.env)) say(1, 'Settings', `WARNING: ${line}`)
  return settings
}

async function openDatabase(settings: StartSettings, opened: Opened): Promise<StartSettings> {
  if (settings.env.DATABASE_URL !== undefined) {
    say(2, 'Database', databaseLocation(settings.env.DATABASE_URL))
    return settings
  }
  const database = await startEmbeddedDatabase({ dataDir: settings.env.DATA_DIR })
  opened.database = database
  const state = database.isAdopted ? 'already running' : 'started'
  say(2, 'Database', `built-in PostgreSQL, ${state} on port ${database.port}`)
  return settingsWith({ ...settings.extra, DATABASE_URL: database.url })
}

const urlOf = ({ env }: StartSettings) => env.DATABASE_URL ?? ''

async function migrate(settings: StartSettings): Promise<string | undefined> {
  const state = await inspectDatabase(urlOf(settings))
  for (const gap of state.gaps) say(2, 'Database', `WARNING: ${gap}`)
  const newer = newerSchemaProblem(state)
  if (newer !== undefined) throw new Error(newer)
  const { pending, search } = state
  const isOtherSearch = isSearchOutdated(search, settings.env.SEARCH_LANGUAGE)
  if (pending.length === 0 && !isOtherSearch) {
    say(3, 'Migrations', 'up to date')
    return undefined
  }
  const isUpdate = pending.length > 0 && !state.isEmpty && settings.env.BACKUP_BEFORE_MIGRATION
  const backup = isUpdate ? await backUp(settings) : undefined
  say(
    3,
    'Migrations',
    `running ${pluralize(pending.length, 'migration')}${isOtherSearch ? ' and rebuilding the search index' : ''}`,
  )
  const undo = backup === undefined ? '' : `. ${rollbackHint(backup)}`
  const problem = `The migrations failed: see the output above${undo}`
  await runNode(['src/scripts/migrate.ts'], settings.extra, problem)
  return backup
}

async function backUp(settings: StartSettings): Promise<string> {
  const { backupBeforeUpdate } = await import('./update-backup.ts')
  const { DATA_DIR: dataDir } = settings.env
  const { file, bytes } = await backupBeforeUpdate({ url: urlOf(settings), dataDir })
  say(3, 'Migrations', `pre-migration backup: ${file}, ${(bytes / 1e6).toFixed(1)} MB`)
  return file
}

/** Errors: another site uses the bucket. A bucket that is down does not prevent the start: its files return 503. */
async function claimBucket(settings: StartSettings): Promise<void> {
  if (settings.env.S3_BUCKET === undefined) return
  const { bucketProblem } = await import('./bucket-owner.ts')
  const { problem, warning } = await bucketProblem(urlOf(settings), settings.siteUrl)
  if (problem !== undefined) throw new Error(problem)
  if (warning !== undefined) say(3, 'Bucket', `WARNING: ${warning}`)
}

async function seed(settings: StartSettings): Promise<void> {
  if (!settings.env.SEED) return say(4, 'Example content', 'skipped (SEED=true adds it)')
  const { isEmpty } = await inspectDatabase(urlOf(settings))
  if (!isEmpty) return say(4, 'Example content', 'skipped, the site has content')
  say(4, 'Example content', 'adding')
  const problem = 'The example content could not be written: see the output above'
  await runNode(['src/scripts/seed.ts'], settings.extra, problem)
}

/** Builds without the database, whose content may be in the making: the server renders every page again after its start. */
async function build({ env, extra }: StartSettings): Promise<void> {
  if (env.NODE_ENV === 'development') return say(5, 'Build', 'not needed for development')
  const state = await ensureBuild({
    env: { ...extra, DATABASE_URL: undefined },
    isQuiet: true,
    onBuild: () => say(5, 'Build', 'building, this takes a minute'),
    onWait: () => say(5, 'Build', 'another start is building, waiting for it'),
  })
  if (state === 'fresh') say(5, 'Build', 'up to date')
}

/** A site on this machine without a Google client gets the mock sign-in, which signs in the example owner. */
async function chooseMockGoogle(settings: StartSettings): Promise<StartSettings> {
  const { env, isLocal, extra } = settings
  const isConfigured = env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_OAUTH_ORIGIN !== undefined
  if (!isLocal || isConfigured || isExposed(env) || !existsSync(MOCK_GOOGLE)) return settings
  return settingsWith({
    ...extra,
    GOOGLE_CLIENT_ID: 'folio-local',
    GOOGLE_CLIENT_SECRET: randomKey(),
    GOOGLE_OAUTH_ORIGIN: `http://127.0.0.1:${await freePort()}`,
  })
}

/** In this process, so that nothing of the start stays in memory; as its parent on Windows. */
async function serve(
  before: StartSettings,
  opened: { hasOwnDatabase: boolean; backup: string | undefined; took: string[] },
): Promise<number> {
  const { extra, siteUrl, env } = await chooseMockGoogle(before)
  say(6, 'Serve', `starting on ${siteUrl}`)
  const args = [...SERVER_FLAGS, SERVER_PROGRAM]
  if (opened.hasOwnDatabase) args.push('--database')
  if (opened.backup !== undefined) args.push('--backup', opened.backup)
  args.push('--took', opened.took.join(', '))
  if (extra['GOOGLE_OAUTH_ORIGIN'] !== undefined) args.push('--mock-google')
  const settings = { ...SERVER_ENV, ...extra }
  if (
    process.execve === undefined ||
    process.platform === 'win32' ||
    env.NODE_ENV === 'development'
  ) {
    return exitCode(startNode(args, settings, 'channel'))
  }
  process.chdir(ROOT)
  // It would tell each start that `execve` is experimental.
  process.removeAllListeners('warning')
  return process.execve(process.execPath, [process.execPath, ...args], childEnv(settings))
}
