import { spawn } from 'node:child_process'
import { childEnv } from '#src/env.ts'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { exitCode, ROOT, runProgram } from '#src/scripts/process/run-child.ts'

/** A backup, migrations and the first pages. */
const READY_MS = 15 * 60_000

/**
 * Starts the site once, on a port of its own, until it is ready, and stops it. Prints what the start prints.
 *
 * @returns whether it became ready, and the backup that the start made before its migrations
 */
export async function tryStart(): Promise<{ isReady: boolean; backup: string | undefined }> {
  const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), DRAIN_SECONDS: '0' }
  const child = spawn(process.execPath, ['src/scripts/start.ts'], {
    cwd: ROOT,
    env: childEnv(settings),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const ready = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), READY_MS)
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      output += chunk.toString()
      if (output.includes('Folio is running.')) resolve(true)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve(false)
    })
  })
  const isReady = await ready
  const ended = child.exitCode === null ? exitCode(child) : undefined
  child.kill()
  await ended
  const [, backup] = /backup of before: (.+\.tar\.gz),/.exec(output) ?? []
  return { isReady, backup }
}

/** Puts the data of before back, by the release that is here now. */
export const restoreBackup = (file: string) =>
  runProgram(process.execPath, ['src/scripts/restore.ts', file])
