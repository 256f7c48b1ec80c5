import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { isProcessAlive } from '#src/scripts/process/file-lock.mjs'

type Postmaster = { pid: number; port: number }

/**
 * The running server of this cluster, by its postmaster.pid. The file survives a `kill -9`, and its pid may since
 * belong to another program, so only a running PostgreSQL counts; a stale file is removed, because PostgreSQL would
 * refuse to start with it.
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
