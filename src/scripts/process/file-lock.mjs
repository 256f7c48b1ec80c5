// Plain JavaScript: bootstrap.mjs runs on Node 20, before packages are installed.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const BEAT_MS = 1_000
/** A ticket that a waiter saw without a heartbeat so often is stale, even if its pid is in use again. */
const STALE_POLLS = 100

/**
 * Runs `work` under a lock, exclusively among the processes of this machine.
 *
 * Lamport's bakery algorithm: each process writes a ticket `{file}.{number}.{pid}.{uuid}` and waits until none is before
 * its own. A stale ticket has a name of its own, so removing it cannot remove a lock that was taken since, as it could
 * with a single lock file.
 *
 * @template T
 * @param {string} file
 * @param {{ waitMs?: number, pollMs?: number, onWait?: () => void }} options `waitMs`: how long to wait for other holders
 *   before giving up, by default without end. `onWait`: called once when another process holds the lock.
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFileLock(file, { waitMs = Infinity, pollMs = 100, onWait }, work) {
  await mkdir(path.dirname(file), { recursive: true })
  const own = await takeTicket(file)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(own.path, now, now).catch(() => undefined)
  }, BEAT_MS)
  try {
    await waitForTurn(file, own, { until: Date.now() + waitMs, pollMs, onWait })
    return await work()
  } finally {
    clearInterval(beat)
    await rm(own.path, { force: true })
  }
}

/**
 * A ticket after all others. Of two concurrent tickets, the writer of the smaller withdraws: the other may already
 * hold the lock.
 */
async function takeTicket(file) {
  for (;;) {
    const number = Math.max(0, ...(await ticketsOf(file)).map((other) => other.number)) + 1
    const name = `${path.basename(file)}.${number}.${process.pid}.${randomUUID()}`
    const own = { name, number, path: path.join(path.dirname(file), name) }
    await writeFile(own.path, '')
    if (!(await ticketsOf(file)).some((other) => isBefore(own, other))) return own
    await rm(own.path, { force: true })
  }
}

async function waitForTurn(file, own, { until, pollMs, onWait }) {
  const beats = new Map()
  for (let polls = 0; ; polls += 1) {
    const earlier = (await ticketsOf(file)).filter((other) => isBefore(other, own))
    const held = await Promise.all(earlier.map((ticket) => isHeld(ticket, beats)))
    if (!held.includes(true)) return
    if (polls === 0) onWait?.()
    if (Date.now() > until) throw new Error(`${file} is locked by another process`)
    await pause(pollMs)
  }
}

/** Removes a stale ticket. Polls are counted, not the age: a machine that slept also delayed the heartbeat. */
async function isHeld(ticket, beats) {
  const beat = await stat(ticket.path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  )
  if (beat === undefined) return false
  const seen = beats.get(ticket.name)
  const polls = seen?.beat === beat ? seen.polls + 1 : 0
  beats.set(ticket.name, { beat, polls })
  if (isProcessAlive(ticket.pid) && polls < STALE_POLLS) return true
  // Of another account it may stay.
  await rm(ticket.path, { force: true }).catch(() => undefined)
  return false
}

const isBefore = (one, other) =>
  one.number < other.number || (one.number === other.number && one.name < other.name)

async function ticketsOf(file) {
  const folder = path.dirname(file)
  const prefix = `${path.basename(file)}.`
  return (await readdir(folder))
    .filter((name) => name.startsWith(prefix))
    .map((name) => {
      const [number, pid] = name.slice(prefix.length).split('.', 2).map(Number)
      return { name, number, pid, path: path.join(folder, name) }
    })
    .filter(({ number, pid }) => number > 0 && pid > 0)
}

/**
 * @param {number} pid
 * @returns {boolean} also for a process of another account
 */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
