import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'vitest'
import type { TestContext } from 'vitest'
import { withFileLock } from '#src/scripts/process/file-lock.mjs'

const MODULE = path.resolve('src/scripts/process/file-lock.mjs')

/** Takes the lock, writes `in` and `out` around its work, and reports each step to its parent. */
const PROGRAM = `
  import { appendFileSync } from 'node:fs'
  import { withFileLock } from ${JSON.stringify(MODULE)}
  const [folder, workMs] = process.argv.slice(2)
  await withFileLock(folder + '/test.lock', { onWait: () => process.send('waits') }, async () => {
    appendFileSync(folder + '/journal', 'in ')
    process.send('holds')
    await new Promise((resolve) => setTimeout(resolve, Number(workMs)))
    appendFileSync(folder + '/journal', 'out ')
  })
  process.disconnect()
`

async function lockFolder({ expect, onTestFinished }: TestContext) {
  const folder = await mkdtemp(path.join(tmpdir(), 'folio-lock-'))
  await writeFile(path.join(folder, 'program.mjs'), PROGRAM)
  const started: ChildProcess[] = []
  onTestFinished(async () => {
    for (const child of started) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  return {
    expect,
    lock: path.join(folder, 'test.lock'),
    journal: () => readFile(path.join(folder, 'journal'), 'utf8').catch(() => ''),
    /** A process that wants the lock, once it holds it or waits for it. */
    start: async (workMs: number, state: 'holds' | 'waits') => {
      const child = fork(path.join(folder, 'program.mjs'), [folder, String(workMs)])
      started.push(child)
      for (let message = ''; message !== state;) message = String((await once(child, 'message'))[0])
      return child
    },
    lockFiles: async () =>
      (await readdir(folder))
        .filter((name) => name.startsWith('test.lock'))
        .map((name) => path.join(folder, name)),
  }
}

describe.concurrent('a file lock', () => {
  it('passes the lock of a killed process to the waiters one at a time', async (context) => {
    const { expect, start, journal, lockFiles } = await lockFolder(context)
    const killed = await start(60_000, 'holds')
    const waiting = await Promise.all([1, 2, 3].map(() => start(300, 'waits')))
    expect(await journal()).toBe('in ')
    const ends = waiting.map((child) => once(child, 'exit'))
    killed.kill('SIGKILL')
    await Promise.all(ends)
    expect(await journal()).toBe('in in out in out in out ')
    expect(await lockFiles()).toEqual([])
  })

  it('is held by one of twenty callers at a time, also when each finds stale ones', async (context) => {
    const { expect, lock, lockFiles } = await lockFolder(context)
    const gone = fork(path.resolve('tests/support/wait.ts'), { stdio: 'ignore' })
    await once(gone, 'exit')
    let holders = 0
    let turns = 0
    const take = async (caller: number) => {
      await writeFile(`${lock}.${caller}.${gone.pid}.stale`, '')
      await withFileLock(lock, {}, async () => {
        holders += 1
        expect(holders).toBe(1)
        expect(await lockFiles()).not.toEqual([])
        holders -= 1
        turns += 1
      })
    }
    await Promise.all(Array.from({ length: 20 }, (_, caller) => take(caller + 1)))
    expect(turns).toBe(20)
    expect(await lockFiles()).toEqual([])
  })

  it('stays with a living process, also if it seems to be 16 minutes old', async (context) => {
    const { expect, start, lock, lockFiles } = await lockFolder(context)
    await start(60_000, 'holds')
    const past = new Date(Date.now() - 16 * 60_000)
    for (const file of await lockFiles()) await utimes(file, past, past)
    const taking = withFileLock(lock, { waitMs: 2_500 }, async () => 'taken')
    await expect(taking).rejects.toThrow('is locked by another process')
  })

  it('takes over a lock after a hundred looks if its pid belongs to another program', async (context) => {
    const { expect, lock } = await lockFolder(context)
    await writeFile(`${lock}.1.${process.pid}.stale`, '')
    const taking = withFileLock(lock, { waitMs: 30_000, pollMs: 5 }, async () => 'taken')
    expect(await taking).toBe('taken')
  })
})
