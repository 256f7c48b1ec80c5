import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const BEAT_MS = 1_000
/** A lock without a heartbeat for this long is stale, even if its pid is in use again. */
const STALE_MS = 10_000
const POLL_MS = 100

type LockOptions = {
  /** Milliseconds to wait for another holder before giving up. */
  waitMs: number
  /** Called once when another process holds the lock. */
  onWait?: () => void
}

/** Runs `work` under a lock file, exclusively among the processes of this machine. */
export async function withFileLock<T>(
  file: string,
  { waitMs, onWait }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(path.dirname(file), { recursive: true })
  const mark = `${process.pid} ${randomUUID()}`
  const until = Date.now() + waitMs
  for (let tries = 0; !(await take(file, mark)); tries += 1) {
    if (tries === 0) onWait?.()
    if (await isStale(file)) await removeStale(file)
    else if (Date.now() > until) throw new Error(`${file} is locked by another process`)
    else await pause(POLL_MS)
  }
  const beat = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => undefined)
  }, BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if ((await readFile(file, 'utf8').catch(() => '')) === mark) await rm(file, { force: true })
  }
}

async function take(file: string, mark: string): Promise<boolean> {
  try {
    await writeFile(file, mark, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function isStale(file: string): Promise<boolean> {
  const seen = await stat(file).catch(() => undefined)
  if (seen === undefined) return false
  const age = Date.now() - seen.mtimeMs
  if (age > STALE_MS) return true
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split(' ', 1)[0])
  // Between its creation and its content the file is empty.
  return pid > 0 ? !isProcessAlive(pid) : false
}

/** Renamed first: of two processes that find it stale, only one removes it, and never a fresh one. */
async function removeStale(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  if (await isStale(aside)) await rm(aside, { force: true })
  else await rename(aside, file)
}

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
