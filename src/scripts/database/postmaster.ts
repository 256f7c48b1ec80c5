import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isProcessAlive } from '#src/scripts/process/file-lock.mjs'

type Postmaster = { pid: number; port: number }

/**
 * A `kill -9` leaves postmaster.pid, whose pid may be another program's. A stale file is removed: PostgreSQL would
 * refuse to start.
 */
export async function runningPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = path.join(cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!(pid > 0)) return undefined
  if (isProcessAlive(pid) && (await isPostgres(pid))) return { pid, port }
  await rm(file, { force: true })
  return undefined
}

async function isPostgres(pid: number): Promise<boolean> {
  const [program, ...args] =
    process.platform === 'win32'
      ? ['tasklist', '/NH', '/FI', `PID eq ${pid}`]
      : ['ps', '-o', 'command=', '-p', String(pid)]
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    promisify(execFile)(program, args).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  )
  return command.includes('postgres')
}
