import { setTimeout as pause } from 'node:timers/promises'
import { databaseCheck, runCheck } from '#src/scripts/checks/doctor-checks.ts'
import { inspectDatabase } from '#src/scripts/database/inspect-database.ts'
import { withDatabase } from '#src/scripts/database/open-database.ts'
import { requestPage } from '#src/server/process/loopback-request.ts'
import type { StartSettings } from './start-settings.ts'

const RETRY_MS = 1000

/** Calls `onReady` once the server is ready to serve; until then prints why it is not, as `npm run doctor` says it. */
export async function announceReadiness(
  settings: Pick<StartSettings, 'env' | 'siteUrl'>,
  onReady: () => void,
  log: (line: string) => void = console.log,
): Promise<void> {
  let lastMessage = ''
  while (!(await isReady(settings))) {
    const cause = await causeOf(settings)
    if (cause !== lastMessage) log(`Folio is not ready: ${cause}`)
    lastMessage = cause
    await pause(RETRY_MS, undefined, { ref: false })
  }
  onReady()
}

async function isReady({ env, siteUrl }: Pick<StartSettings, 'env' | 'siteUrl'>) {
  const { HOST: address, PORT: port, INTERNAL_KEY: key } = env
  const target = { address, port, host: new URL(siteUrl).host, key }
  const status = await requestPage('/api/ready', target).catch(() => 0)
  return status === 200
}

async function causeOf({ env }: Pick<StartSettings, 'env'>): Promise<string> {
  const { ok, hint } = await runCheck(() =>
    withDatabase({ env }, async (url) => databaseCheck(await inspectDatabase(url))),
  )
  return ok ? 'cannot read the database; see "not ready" in the server log' : hint
}
