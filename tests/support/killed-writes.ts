import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { childEnv } from '#src/env.ts'
import type { JournalEntry, Point } from './acknowledged-writes.ts'
import { seeded } from './seeded.ts'

export type Death = { seed: number; point?: Point; action?: string }

/** Starts a process that writes, and kills it at this point, or at any moment after a success. */
export async function writeAndKill({ seed, point, action }: Death): Promise<JournalEntry[]> {
  const chance = seeded(seed)
  const after = chance.int(1, 60)
  const child = fork(
    'tests/support/write-until-killed.ts',
    [JSON.stringify([seed, point, action, chance.int(0, 4)])],
    { env: childEnv({ LOG_LEVEL: 'silent' }), silent: true },
  )
  // After a timeout it must not write into the next test.
  onTestFinished(() => void child.kill('SIGKILL'))
  const journal: JournalEntry[] = []
  let output = ''
  let successes = 0
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('message', (message: JournalEntry) => {
    journal.push(message)
    if (!('did' in message)) return
    successes += 1
    // Not at a success, but at some point after it.
    if (point === undefined && successes === after)
      void pause(chance.int(0, 40)).then(() => child.kill('SIGKILL'))
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' })
  return journal
}
