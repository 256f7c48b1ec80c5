import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import {
  bucketCheck,
  databaseCheck,
  filesCheck,
  mailCheck,
  nodeCheck,
  releaseCheck,
  runCheck,
  siteUrlCheck,
  storageCheck,
} from '#src/scripts/checks/doctor-checks.ts'
import { exampleCheck } from '#src/scripts/checks/example-check.ts'
import type { Check } from '#src/scripts/checks/doctor-checks.ts'
import { loadSettings } from '#src/scripts/process/load-settings.ts'
import { exitIfHelpWanted } from '#src/scripts/process/usage.ts'
import type * as EnvFile from '#src/env.ts'

/** Checks everything a start needs: prints a tick, or what to do. Exit 1 when a check fails. */
exitIfHelpWanted('doctor')
const root = resolve(import.meta.dirname, '../..')
const GENERATED = [
  'collections/generated/payload-types.ts',
  'src/app/(payload)/payload/importMap.js',
  'docs/reference/openapi.json',
]
// Has the format of the store's file names, but cannot collide with one: those are random.
const PROBE_NAME = `doctor${'2'.repeat(20)}.txt`

type Settings = Pick<typeof EnvFile, 'env' | 'siteUrl' | 'isLocalSite'>
const hasFile = loadSettings()
const settings: Settings | Error = await import('#src/env.ts').catch((error: Error) => error)
const checks: Record<string, Check> = {
  Node: () => nodeCheck(process.versions.node),
  Settings: settingsFinding,
  'Generated files': () => filesCheck(root, GENERATED),
  ...(settings instanceof Error ? {} : await checksOf(settings)),
}

let failed = 0
for (const [name, check] of Object.entries(checks)) {
  const { ok, hint } = await runCheck(check)
  if (!ok) failed += 1
  console.log(`${ok ? '✓' : '✗'} ${name}: ${hint}`)
}
if (failed > 0) console.log(`\n${failed} of ${Object.keys(checks).length} checks failed.`)
process.exit(failed > 0 ? 1 : 0)

async function settingsFinding() {
  if (settings instanceof Error) return { ok: false, hint: settings.message }
  const { unknownAdministrators, unsafeSettings } =
    await import('#src/server/process/settings-check.ts')
  const { settingsWith, startDefaults } = await import('#src/scripts/start/start-settings.ts')
  // As the start fills them in; it makes a secret where there is none.
  const site = { env: settings.env, isLocal: settings.isLocalSite }
  const defaults = await startDefaults(site, async () => randomBytes(32).toString('hex'))
  const { env, siteUrl } = settingsWith(defaults)
  const problems = [...new Set([...unsafeSettings(env, siteUrl), ...unknownAdministrators(env)])]
  const summary = `${settings.env.NODE_ENV}, ${hasFile ? 'with' : 'no'} .env`
  return { ok: problems.length === 0, hint: problems.join('\n    ') || summary }
}

async function checksOf({ env, siteUrl, isLocalSite }: Settings): Promise<Record<string, Check>> {
  const { fileStore } = await import('#src/services/storage/configured-store.ts')
  const place = env.S3_BUCKET ? `bucket ${env.S3_BUCKET}` : resolve(env.DATA_DIR, 'files')
  const { getReleaseState } = await import('#src/services/release/release-service.ts')
  const { inspectDatabase } = await import('#src/scripts/database/inspect-database.ts')
  const { withDatabase } = await import('#src/scripts/database/open-database.ts')
  const bucket = { Bucket: async () => bucketCheck(await findBucketProblem(env, siteUrl)) }
  return {
    SITE_URL: () => siteUrlCheck(siteUrl, isLocalSite),
    Mail: () => mailCheck(env, isLocalSite),
    ...(fileStore.owner && bucket),
    Storage: () => storageCheck(place, fileStore, PROBE_NAME),
    Database: () => withDatabase({ env }, async (url) => databaseCheck(await inspectDatabase(url))),
    'Example content': () => withDatabase({ env }, (url) => exampleCheck(url, isLocalSite)),
    Release: async () => releaseCheck(await getReleaseState()),
  }
}

async function findBucketProblem(env: Settings['env'], url: string) {
  const { withArchiveClient } = await import('#src/services/backup/archive-client.ts')
  const { fileStore: store } = await import('#src/services/storage/configured-store.ts')
  const { storeOwnerProblem } = await import('#src/services/storage/store-owner.ts')
  const { withDatabase } = await import('#src/scripts/database/open-database.ts')
  return withDatabase({ env }, (databaseUrl) =>
    withArchiveClient(databaseUrl, 'folio-doctor', (client) =>
      storeOwnerProblem({ client, store, url, mayClaim: false }),
    ),
  )
}
