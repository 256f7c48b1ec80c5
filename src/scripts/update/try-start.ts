import { setTimeout as pause } from 'node:timers/promises'
import { env } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { backupFolder, listBackups } from '#src/scripts/archive/backup-retention.ts'
import { requestPage } from '#src/server/process/loopback-request.ts'
import type { LoopbackTarget } from '#src/server/process/loopback-request.ts'
import { exitCode, runProgram, startNode } from '#src/scripts/process/run-child.ts'

const READY_MS = 15 * 60_000
const POLL_MS = 500

/**
 * Starts the site once, on a free port, until it is ready, and stops it.
 * @returns whether it became ready, and the backup that the start made before its migrations
 */
export async function tryStart(): Promise<{ isReady: boolean; backup: string | undefined }> {
  const port = await freePort()
  const settings = { HOST: '127.0.0.1', PORT: String(port), DRAIN_SECONDS: '0' }
  const known = await updateBackups()
  const child = startNode(['src/scripts/start.ts'], settings)
  const ended = exitCode(child)
  const host = new URL(env.SITE_URL ?? `http://localhost:${port}`).host
  const isReady = await becomesReady({ address: '127.0.0.1', port, host }, ended)
  child.kill()
  await ended
  const backup = (await updateBackups()).find((file) => !known.includes(file))
  return { isReady, backup }
}

const updateBackups = () => listBackups(backupFolder(env.DATA_DIR), 'before-update')

/** True once `/api/ready` returns 200; false when `ended` resolves first, or after 15 minutes. */
export async function becomesReady(
  target: LoopbackTarget,
  ended: Promise<unknown>,
): Promise<boolean> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  void ended.then(abort, abort)
  for (const until = Date.now() + READY_MS; Date.now() < until && !stop.signal.aborted;) {
    if ((await requestPage('/api/ready', target).catch(() => 0)) === 200) return true
    await pause(POLL_MS, undefined, { signal: stop.signal }).catch(() => undefined)
  }
  return false
}

export const restoreBackup = (file: string) =>
  runProgram(process.execPath, ['src/scripts/restore.ts', file])
